/** What happened, applied to the view one fact after another. No rules: an event says all there is to know. */
import type { Step } from '../../shell/desk';
import type { GameEvent } from '../../shell/wire';
import { goodsName, HEADINGS, isWeapon, phaseName, placeName, tokenOf, trapOf } from './numbers';
import type { Burst, Show } from './show';
import { sight } from './table.svelte';
import type { BonesView, Heap, Land, Skeleton, Token } from './view';

type Fact = GameEvent & {
  seat: number;
  token: number;
  target: number;
  place: number;
  heading: number;
  trap: number;
  item: number;
  left: number;
  phase: number;
  round: number;
  weapon: number;
};
type Played = Step<BonesView> & { show?: Show };
type Act = (view: BonesView, event: Fact, rest: readonly GameEvent[], after: BonesView) => Played;

const WALK = 210;
const GAP = 55;
const LONG = 620;
/** How fast it is told what happens on a small land. */
const PASSING = 0.3;

const id = (event: Fact) => `k${event.token}`;

function withLand(view: BonesView, seat: number, change: (land: Land) => Partial<Land>): BonesView {
  return { ...view, boards: view.boards.map((land) => (land.seat === seat ? { ...land, ...change(land) } : land)) };
}

/** Chiefs lie on top, then by number: as the server stacks them. */
function stacked(skeletons: Skeleton[]): Skeleton[] {
  const heights = new Map<string, number>();
  return [...skeletons]
    .sort((a, b) => Number(a.chief !== null) - Number(b.chief !== null) || Number(a.id.slice(1)) - Number(b.id.slice(1)))
    .map((skeleton) => {
      const stack = heights.get(skeleton.place) ?? 0;
      heights.set(skeleton.place, stack + 1);
      return { ...skeleton, stack };
    });
}

function withSkeleton(view: BonesView, seat: number, piece: string, change: (skeleton: Skeleton) => Partial<Skeleton>): BonesView {
  return withLand(view, seat, ({ skeletons }) => ({
    skeletons: stacked(skeletons.map((each) => (each.id === piece ? { ...each, ...change(each) } : each))),
  }));
}

const stands = (view: BonesView, seat: number, piece: string): Skeleton | undefined =>
  view.boards.find((land) => land.seat === seat)?.skeletons.find((each) => each.id === piece);

function without(view: BonesView, seat: number, piece: string): BonesView {
  return withLand(view, seat, ({ skeletons }) => ({ skeletons: stacked(skeletons.filter((each) => each.id !== piece)) }));
}

/** Off its land into the bag, unless it is there already. */
function toBag(view: BonesView, seat: number, piece: string): BonesView {
  return stands(view, seat, piece) ? { ...without(view, seat, piece), bag: view.bag + 1 } : view;
}

function changed(heap: Heap[], kind: string, by: number): Heap[] {
  const there = heap.find((each) => each.kind === kind);
  if (!there) return by > 0 ? [...heap, { id: `reserve-${kind}`, kind, count: by }] : heap;
  return heap.map((each) => (each.kind === kind ? { ...each, count: each.count + by } : each)).filter((each) => each.count > 0);
}

const stocked = (view: BonesView, seat: number, kind: string, by: number): BonesView =>
  view.reserve
    ? { ...view, reserve: changed(view.reserve, kind, by) }
    : withLand(view, seat, ({ reserve }) => ({ reserve: changed(reserve, kind, by) }));

/** After its move in phase 3 a skeleton shows the marker's colour; driven in phase 2, the other one, and it is held once. */
function moved(view: BonesView, skeleton: Skeleton): Partial<Skeleton> {
  if (view.phase === '2') return skeleton.frozen ? {} : { face: skeleton.face === 'white' ? 'black' : 'white', frozen: true };
  return { face: view.marker, waiting: false };
}

function step(view: BonesView, event: Fact): BonesView {
  const place = placeName(event.place);
  const turned = HEADINGS[event.heading];
  if (event.kind === 'turned') return withSkeleton(view, event.seat, id(event), () => ({ heading: turned ?? 'n' }));
  return withSkeleton(view, event.seat, id(event), (skeleton) => ({
    place,
    heading: turned ?? skeleton.heading,
    ...moved(view, skeleton),
  }));
}

/** The more there is to tell, the faster. */
const hurry = (rest: readonly GameEvent[]): number => Math.max(0.35, Math.min(1, 26 / (rest.length + 1)));

/** Whoever takes one step walks together, one starting shortly after another, until somebody does more. */
const walks: Act = (view, event, rest) => {
  const all = [event, ...(rest as Fact[])];
  const starts = new Map<string, number>();
  let covers = 0;
  let next = view;
  for (const each of all) {
    const known = starts.has(id(each));
    if (each.kind !== 'moved' && each.kind !== 'turned') break;
    if (each.kind === 'moved' && known) break;
    if (!known) starts.set(id(each), starts.size);
    next = step(next, each);
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
};

const quick = (rest: readonly GameEvent[], millis: number) => millis * hurry(rest);

function dies(view: BonesView, event: Fact, rest: readonly GameEvent[], after: BonesView, burst: Burst | null, next: BonesView): Played {
  const piece = id(event);
  const gone = tokenOf(event.token, view, after);
  const flown = stands(view, event.seat, piece) ? [{ token: gone, from: [piece], to: ['bag'] }] : [];
  return { view: toBag(next, event.seat, piece), millis: quick(rest, 240), show: { flights: flown, bursts: burst ? [burst] : [] } };
}

const loses =
  (what: 'floor' | 'house'): Act =>
  (view, event, rest, after) => {
    const next = withLand(view, event.seat, () => (what === 'floor' ? { floors: event.left } : { houses: event.left }));
    return { ...dies(view, event, rest, after, { seat: event.seat, what, left: event.left }, next), millis: quick(rest, 420) };
  };

const mends =
  (what: 'floor' | 'house'): Act =>
  (view, event, rest, after) =>
    dies(
      view,
      event,
      rest,
      after,
      null,
      withLand(view, event.seat, () => (what === 'floor' ? { floors: event.left } : { houses: event.left })),
    );

const towers =
  (stand: boolean): Act =>
  (view, event, rest, after) => {
    const place = placeName(event.place);
    const next = withLand(view, event.seat, (land) => ({
      towers: stand ? [...land.towers, place] : land.towers.filter((tower) => tower !== place),
    }));
    return { ...dies(view, event, rest, after, { seat: event.seat, what: 'dust', place }, next), millis: quick(rest, 420) };
  };

/** To a cemetery: off its land, out of the bag where it has just died, or from another's hands. */
const sends: Act = (view, event, rest, after) => {
  const piece = id(event);
  const token = tokenOf(event.token, view, after);
  const there = stands(view, event.seat, piece);
  const left = there ? without(view, event.seat, piece) : { ...view, bag: view.bag - 1 };
  const next = withLand(left, event.target, ({ cemetery }) => ({ cemetery: [...cemetery, token] }));
  const to = [`cemetery-${event.target}`, `land-${event.target}`, `seat-${event.target + 1}`];
  return {
    view: next,
    millis: quick(rest, 260),
    show: { flights: [{ token, from: there ? [piece, `land-${event.seat}`] : ['bag'], to }] },
  };
};

function newcomer(view: BonesView, event: Fact, token: Token): Skeleton {
  return {
    ...token,
    place: placeName(event.place),
    heading: HEADINGS[event.heading] ?? 's',
    face: view.marker,
    frozen: false,
    waiting: false,
    stack: 0,
  };
}

/** All newcomers of a round drop into the forest, one shortly after another. */
const appear: Act = (view, event, rest, after) => {
  const gap = 70 * hurry(rest);
  const flights: Show['flights'] = [];
  let next = view;
  let covers = 0;
  for (const each of [event, ...(rest as Fact[])]) {
    if (each.kind === 'drew') next = { ...next, bag: next.bag - 1 };
    else if (each.kind === 'appeared') {
      const token = tokenOf(each.token, view, after);
      const lay = view.boards.some((land) => land.seat === each.seat && land.cemetery.some((grave) => grave.id === token.id));
      const out = withLand(next, each.seat, ({ cemetery }) => ({ cemetery: cemetery.filter((grave) => grave.id !== token.id) }));
      next = withLand(out, each.seat, ({ skeletons }) => ({
        skeletons: stacked([...skeletons.filter((one) => one.id !== token.id), newcomer(out, each, token)]),
      }));
      flights.push({
        token,
        from: lay ? [`cemetery-${each.seat}`, 'bag'] : ['bag'],
        to: [token.id, `land-${each.seat}`],
        delay: flights.length * gap,
      });
    } else break;
    covers++;
  }
  return { view: next, covers, millis: flights.length ? 300 + gap * flights.length : 0, show: { flights } };
};

const opens: Act = (view, event, _, after) => {
  const phase = phaseName(event.phase);
  let next: BonesView = { ...view, phase, round: event.round, marker: event.marker as BonesView['marker'] };
  if (view.phase === 'market' && phase !== 'market')
    next = { ...next, market: null, coins: next.coins === null ? null : 0, boards: next.boards.map((land) => ({ ...land, coins: 0 })) };
  if (phase === 'market') next = { ...next, market: next.market ?? after.market };
  // What was taken back joins the common reserve when the phase of traps is over.
  if (phase === '3')
    for (const land of view.boards)
      if (land.hand) next = withLand(stocked(next, land.seat, land.hand, 1), land.seat, () => ({ hand: null }));
  if (phase === '3')
    next = {
      ...next,
      boards: next.boards.map((land) => ({ ...land, skeletons: land.skeletons.map((each) => ({ ...each, waiting: true })) })),
    };
  if (phase !== '3')
    next = {
      ...next,
      boards: next.boards.map((land) => ({ ...land, skeletons: land.skeletons.map((each) => ({ ...each, waiting: false })) })),
    };
  return { view: next, millis: phase === '3' ? 200 : 0 };
};

const lays: Act = (view, event, rest) => {
  const place = placeName(event.place);
  const trap = trapOf(event.trap, place);
  const kind = trap.kind === 'crater' ? 'bomb' : trap.kind;
  const next = stocked(view, event.seat, kind, -1);
  return {
    view: withLand(next, event.seat, ({ traps }) => ({ traps: [...traps.filter((each) => each.place !== place), trap] })),
    millis: quick(rest, 280),
    show: { bursts: [{ seat: event.seat, what: trap.damaged ? 'trap' : 'dust', place }] },
  };
};

const unlaid = (view: BonesView, event: Fact): BonesView =>
  withLand(view, event.seat, ({ traps }) => ({ traps: traps.filter((each) => each.place !== placeName(event.place)) }));

const stays: Act = (view, event, rest) => ({
  view: withSkeleton(view, event.seat, id(event), (skeleton) => ({
    ...(event.cause === 'frozen'
      ? { frozen: false, waiting: false }
      : event.cause === 'dragon'
        ? { ...moved(view, skeleton), place: placeName(event.place) }
        : moved(view, skeleton)),
  })),
  millis: quick(rest, 90),
});

const acts: Record<string, Act> = {
  phase: opens,
  drew: appear,
  appeared: appear,
  'first-buyer': (view, event) => ({ view: { ...view, market: view.market && { ...view.market, buyer: event.seat } }, millis: 500 }),
  passed: (view, event) => ({ view: withLand(view, event.seat, () => ({ passed: true })), millis: 200 }),
  bought: (view, event) => {
    const kind = goodsName(event.item);
    const goods = (view.market?.goods ?? [])
      .map((each) => (each.kind === kind ? { ...each, count: each.count - 1 } : each))
      .filter((each) => each.count > 0);
    const paid = view.coins === null ? withLand(view, event.seat, () => ({ coins: event.left })) : { ...view, coins: event.left };
    const next = { ...paid, market: paid.market && { ...paid.market, goods } };
    return {
      view: isWeapon(event.item) ? withLand(next, event.seat, () => ({ weapon: kind })) : stocked(next, event.seat, kind, 1),
      millis: 420,
    };
  },
  started: (view, event) => ({ view: withLand(view, event.seat, () => ({ hero: placeName(event.place) })), millis: 260 }),
  hero: (view, event) => ({ view: withLand(view, event.seat, () => ({ hero: placeName(event.place) })), millis: 260 }),
  'hero-lost': (view, event) => ({ view: withLand(view, event.seat, () => ({ hero: null })), millis: 500 }),
  slain: (view, event, rest, after) => {
    const step = dies(view, event, rest, after, { seat: event.seat, what: 'slain', place: placeName(event.place) }, view);
    // The emperor goes to the grave with the hero, and not into the bag.
    return tokenOf(event.token, view, after).chief === 'emperor' && event.cause !== 'trap'
      ? { ...step, view: { ...step.view, bag: view.bag } }
      : step;
  },
  sent: sends,
  laid: lays,
  retrieved: (view, event, rest) => {
    const { kind } = trapOf(event.trap, placeName(event.place));
    const next = unlaid(view, event);
    return {
      view: view.reserve ? withLand(next, event.seat, () => ({ hand: kind })) : stocked(next, event.seat, kind, 1),
      millis: quick(rest, 260),
    };
  },
  moved: walks,
  turned: walks,
  swept: (view, event) => ({ view: withSkeleton(view, event.seat, id(event), () => ({ place: placeName(event.place) })), millis: 160 }),
  portal: (view, event, rest) => ({ view: step(view, event), millis: quick(rest, 260), show: { walks: new Map([[id(event), 0]]) } }),
  blocked: (view, event, rest) => ({ view: step(view, event), millis: quick(rest, 160) }),
  triggered: (view, event, rest) => ({
    view,
    millis: quick(rest, 110),
    show: { bursts: [{ seat: event.seat, what: 'trap', place: placeName(event.place) }] },
  }),
  held: stays,
  frozen: (view, event) => ({
    view: withSkeleton(view, event.seat, id(event), (skeleton) => ({ frozen: true, face: skeleton.face === 'white' ? 'black' : 'white' })),
    millis: 90,
  }),
  parted: (view, event, rest, after) => dies(view, event, rest, after, null, view),
  'floor-lost': loses('floor'),
  'house-lost': loses('house'),
  'floor-mended': mends('floor'),
  'house-mended': mends('house'),
  'capital-burnt': (view, event, rest, after) => {
    const houses = tokenOf(event.token, view, after).chief === 'sapper' ? 2 : 1;
    const next = { ...view, capital: Math.max(0, (view.capital ?? 0) - houses) };
    return { ...dies(view, event, rest, after, { seat: event.seat, what: 'house', left: next.capital }, next), millis: quick(rest, 420) };
  },
  'capital-mended': (view, event, rest, after) => dies(view, event, rest, after, null, view),
  capital: (view, event) => ({ view: { ...view, capital: event.left }, millis: 200 }),
  'tower-fell': towers(false),
  'tower-mended': towers(true),
  fell: (view, event) => ({ view: withLand(view, event.seat, () => ({ fallen: true })), millis: 500 }),
  damaged: (view, event, rest) => {
    const trap = trapOf(event.trap, placeName(event.place));
    const next = withLand(view, event.seat, ({ traps }) => ({ traps: traps.map((each) => (each.place === trap.place ? trap : each)) }));
    return { view: next, millis: quick(rest, 120) };
  },
  destroyed: (view, event, rest) => ({
    view: unlaid(view, event),
    millis: quick(rest, 200),
    show: { bursts: [{ seat: event.seat, what: 'dust', place: placeName(event.place) }] },
  }),
  hearse: (view, event, rest) => ({ view: stocked(unlaid(view, event), event.target, 'hearse', 1), millis: quick(rest, 260) }),
  spent: (view, event, rest, after) => {
    const buried = {
      ...view,
      boards: view.boards.map((land) => ({ ...land, cemetery: land.cemetery.filter((grave) => grave.id !== id(event)) })),
    };
    const lay = buried.boards.some((land, i) => land.cemetery.length < view.boards[i]!.cemetery.length);
    return dies(view, event, rest, after, null, lay ? { ...buried, bag: view.bag + 1 } : buried);
  },
  weapon: (view, event) => ({
    view,
    millis: 360,
    show: {
      bursts: [{ seat: event.seat, what: 'weapon', place: view.boards.find((land) => land.seat === event.seat)?.hero ?? undefined }],
    },
  }),
  'went-on': (view) => ({ view: { ...view, heroic: true }, millis: 0 }),
};

/** Events that only the log tells take no time. */
export function play(view: BonesView, event: GameEvent, rest: readonly GameEvent[], after: BonesView): Step<BonesView> {
  const act = acts[event.kind];
  if (!act) return { view, millis: 0 };
  const step = act(view, event as Fact, rest, after);
  const flights = step.show?.flights ?? [];
  const far = sight.large !== null && 'seat' in event && event.seat !== sight.large && !flights.length;
  return { ...step, millis: (step.millis ?? 0) * (far ? PASSING : 1), where: flights.flatMap((flight) => flight.from) };
}
