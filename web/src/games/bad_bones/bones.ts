/** Events of skeletons, told. */
import { buried, exhumed, hurry, quick, stacked, stands, toBag, withLand, without, withSkeleton } from './changes';
import type { Burst, Flight, Shown } from './show';
import type { BonesView, Skeleton, Token } from './view';
import type { Appeared, Blocked, Held, Moved, Portal, Sent, Slain, Spent, Told, Turned } from './wire.gen';

const WALK = 210;
const GAP = 55;
const LONG = 620;

/** Where it stands, and how, when it has had its move. */
function step(view: BonesView, event: Moved | Blocked | Portal | Held): BonesView {
  const { seat, token, place, face, frozen } = event;
  const turned: Partial<Skeleton> = 'heading' in event ? { heading: event.heading } : {};
  return withSkeleton(view, seat, token, { place, face, frozen, waiting: false, ...turned });
}
const turn = (view: BonesView, { seat, token, heading }: Turned): BonesView => withSkeleton(view, seat, token, { heading });

/** Whoever takes one step walks together, one starting shortly after another, until somebody does more. */
export function walks(view: BonesView, event: Moved | Turned, rest: readonly Told[]): Shown {
  const starts = new Map<string, number>();
  let covers = 0;
  let next = view;
  for (const each of [event, ...rest]) {
    if (each.kind !== 'moved' && each.kind !== 'turned') break;
    const { id } = each.token;
    if (each.kind === 'moved' && starts.has(id)) break;
    if (!starts.has(id)) starts.set(id, starts.size);
    next = each.kind === 'moved' ? step(next, each) : turn(next, each);
    covers++;
  }
  const pace = hurry(rest);
  const gap = Math.min(GAP, LONG / starts.size) * pace;
  return {
    view: next,
    covers,
    millis: WALK * pace + gap * (starts.size - 1),
    show: { walks: new Map([...starts].map(([piece, place]) => [piece, place * gap])) },
  };
}

export function stays(view: BonesView, event: Blocked | Held, rest: readonly Told[]): Shown {
  return { view: step(view, event), millis: quick(rest, event.kind === 'held' ? 90 : 160) };
}

export function thrown(view: BonesView, event: Portal, rest: readonly Told[]): Shown {
  return { view: step(view, event), millis: quick(rest, 260), show: { walks: new Map([[event.token.id, 0]]) } };
}

/** Off the land into the bag; `next` is what else has changed by then. */
export function dies(
  view: BonesView,
  { seat, token }: { seat: number; token: Token },
  rest: readonly Told[],
  next: BonesView = view,
  ...bursts: Burst[]
): Shown {
  const flights: Flight[] = stands(view, seat, token) ? [{ token, from: [token.id], to: ['bag'] }] : [];
  return { view: toBag(next, seat, token), millis: quick(rest, 240), show: { flights, bursts } };
}

export function slain(view: BonesView, event: Slain, rest: readonly Told[]): Shown {
  const { seat, token, place } = event;
  const burst: Burst = { seat, what: 'slain', place };
  if (event.to === 'bag') return dies(view, event, rest, view, burst);
  const removed_skeletons = [...view.removed_skeletons, token];
  return { view: { ...without(view, seat, token), removed_skeletons }, millis: quick(rest, 240), show: { bursts: [burst] } };
}

/** Into the bag, from a land or from whichever cemetery it lies in. */
export function spent(view: BonesView, event: Spent, rest: readonly Told[]): Shown {
  const { token } = event;
  const lay = view.boards.some(({ cemetery }) => buried(cemetery, token));
  const boards = view.boards.map((land) => ({ ...land, cemetery: exhumed(land.cemetery, token) }));
  return dies(view, event, rest, lay ? { ...view, boards, bag: view.bag + 1 } : view);
}

/** To a cemetery: off its land, or out of the bag again. */
export function sends(view: BonesView, { seat, token, target, out_of }: Sent, rest: readonly Told[]): Shown {
  const left = out_of === 'land' ? without(view, seat, token) : { ...view, bag: view.bag - 1 };
  const from = out_of === 'land' ? [token.id, `land-${seat}`] : ['bag'];
  const to = [`cemetery-${target}`, `land-${target}`, `seat-${target + 1}`];
  return {
    view: withLand(left, target, ({ cemetery }) => ({ cemetery: [...cemetery, token] })),
    millis: quick(rest, 260),
    show: { flights: [{ token, from, to }] },
  };
}

function enters(view: BonesView, { seat, token, place, heading, face }: Appeared): BonesView {
  const newcomer: Skeleton = { ...token, place, heading, face, frozen: false, waiting: false, stack: 0 };
  return withLand(view, seat, ({ cemetery, skeletons }) => ({
    cemetery: exhumed(cemetery, token),
    skeletons: stacked([...skeletons.filter(({ id }) => id !== token.id), newcomer]),
  }));
}

/** All newcomers of a round drop into the forest, one shortly after another. */
export function appear(view: BonesView, event: Told, rest: readonly Told[]): Shown {
  const gap = 70 * hurry(rest);
  const flights: Flight[] = [];
  let next = view;
  let covers = 0;
  for (const each of [event, ...rest]) {
    if (each.kind === 'drew') next = { ...next, bag: next.bag - 1 };
    else if (each.kind === 'appeared') {
      const { seat, token } = each;
      const lay = view.boards.some((land) => land.seat === seat && buried(land.cemetery, token));
      const from = lay ? [`cemetery-${seat}`, 'bag'] : ['bag'];
      flights.push({ token, from, to: [token.id, `land-${seat}`], delay: flights.length * gap });
      next = enters(next, each);
    } else break;
    covers++;
  }
  return { view: next, covers, millis: flights.length ? 300 + gap * flights.length : 0, show: { flights } };
}
