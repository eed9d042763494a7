/** What happened, applied to the view one fact after another. No rules: an event says all there is to know. */
import { Motion } from '../../shell/motion';
import { word } from '../../shell/words.svelte';
import { at, laden, unladen, withArtefact, withCamp, withCard, withDisc, without } from './changes';
import type { Show, Shown } from './show';
import { discOf, lying, type TableView } from './view';
import type { Flicked, Shot, Told } from './wire.gen';

/** A result stays so long alone; what only the log tells takes no time. */
const RESULT = 350;
const DEATH = 420;
const FALL = 380;
const BACK = 300;
/** So long everybody looks at what has come of a flick before the turn passes on. */
const REVIEW = 1250;
const PENALTY = 2000;
/** With these the turn has passed on. */
const PASSES: ReadonlySet<string> = new Set(['turn', 'skipped', 'ended', 'battle-over']);
/** Nothing to look at. */
const QUIET: ReadonlySet<string> = new Set(['passed', 'placed', 'battle', 'first', 'ordered', 'hunts', 'hunts-unseen', 'battle-over']);

const place = (view: TableView, id: string): readonly [number, number] => {
  const thing = lying(view).find((each) => each.id === id);
  return thing ? [thing.x, thing.y] : [0, 0];
};
function tag(view: TableView, id: string, text: string, tone: 'plain' | 'warn' | 'good' = 'plain'): Show {
  const [x, y] = place(view, id);
  return { tag: { at: [x, y + 36_000], text, tone }, look: [[x, y]] };
}

/** Everything rests where its path ends; the clock moves it there. */
function moves(view: TableView, event: Flicked | Shot): TableView {
  let now = view;
  for (const [id, knots] of Motion.parse(event.path).paths) {
    const [, x, y] = knots.at(-1)!;
    now = at(now, id, x, y);
  }
  return now;
}

function flicked(view: TableView, event: Flicked): Shown {
  const now = { ...moves(view, event), actions: event.left, flicker: null };
  return { view: event.free ? now : withDisc(now, event.disc, { acted: true }), millis: 120 };
}

function shot(view: TableView, event: Shot): Shown {
  const loose = { id: event.missile, kind: event.sort, x: event.x, y: event.y, radius: 7500 };
  const there = { ...view, loose: [...view.loose.filter(({ id }) => id !== event.missile), loose] };
  const kind = discOf(view, event.disc)?.kind ?? '';
  const now = withDisc({ ...moves(there, event), actions: event.left, second: null }, event.disc, { acted: true });
  return { view: withCard(now, event.seat, kind, () => ({ supply: event.supply })), millis: 120 };
}

function dies(view: TableView, event: Extract<Told, { kind: 'died' }>): Shown {
  const disc = discOf(view, event.disc);
  const kind = disc?.kind ?? '';
  const gone = withCard(without(view, event.disc), event.seat, kind, ({ alive, dead }) => ({
    alive: alive - 1,
    dead: [...dead, event.disc],
  }));
  if (!disc) return { view: gone, millis: 0 };
  const { order, seat, radius: r } = disc;
  return { view: gone, millis: DEATH, show: { dies: { kind, order, seat, r, at: [event.x, event.y] }, look: [[event.x, event.y]] } };
}

const OUT: Record<string, readonly [number, number]> = { north: [0, 1], south: [0, -1], east: [1, 0], west: [-1, 0] };

function leaves(view: TableView, event: Extract<Told, { kind: 'left' }>): Shown {
  const thing = lying(view).find((each) => each.id === event.disc);
  if (!thing) return { view, millis: 0 };
  const disc = discOf(view, event.disc);
  const falls = {
    kind: thing.kind,
    order: disc?.order ?? null,
    seat: disc?.seat ?? null,
    r: thing.radius,
    at: [event.x, event.y] as const,
    way: OUT[event.edge] ?? [0, 0],
  };
  // It waits beyond the edge for whoever puts it back.
  const beyond = at(view, event.disc, event.x + falls.way[0] * 400_000, event.y + falls.way[1] * 400_000);
  return { view: beyond, millis: FALL, show: { falls } };
}

function act(view: TableView, event: Told, rest: readonly Told[]): Shown {
  switch (event.kind) {
    case 'battle':
      return { view: { ...view, battle: event.battle, rounds: event.rounds } };
    case 'ordered':
      return { view: withCamp(view, event.seat, () => ({ order: event.order })), millis: RESULT };
    case 'placed': {
      const waiting = view.camps.find((camp) => camp.seat === event.seat)?.waiting.find(({ id }) => id === event.disc);
      const taken = withCamp(view, event.seat, (camp) => ({ waiting: camp.waiting.filter(({ id }) => id !== event.disc) }));
      const limit = view.camps.find((camp) => camp.seat === event.seat)?.cards.find(({ kind }) => kind === waiting?.kind)?.limit ?? 1;
      if (!waiting) return { view: at(view, event.disc, event.x, event.y), millis: 120 };
      const { x, y, facing } = event;
      const plain = { lives: limit, limit, missiles: [], on: null, acted: false, able: false, held: '' as const };
      return {
        view: { ...taken, discs: [...taken.discs, { ...waiting, ...plain, x, y, facing }] },
        millis: rest[0]?.kind === 'placed' ? 90 : 240,
      };
    }
    case 'turn':
    case 'skipped': {
      const fresh = view.discs.map((disc) => ({ ...disc, acted: false }));
      const now = { ...view, discs: fresh, active: event.seat, turn: event.turn, round: event.round };
      const cards = withCamp(now, event.seat, () => ({ black: 0 }));
      return { view: { ...cards, phase: 'start', actions: event.kind === 'turn' ? event.actions : 0 }, millis: RESULT };
    }
    case 'flicked':
      return flicked(view, event);
    case 'shot':
      return shot(view, event);
    case 'missed':
      return { view: without(view, event.missile), millis: RESULT };
    case 'struck':
      return { view, millis: RESULT, show: tag(view, event.target, word(event.strong ? 'na-told-strong' : 'na-told-struck')) };
    case 'wounded':
      return {
        view: withDisc(view, event.disc, { lives: event.lives }),
        millis: RESULT,
        show: tag(view, event.disc, `−${event.wounds}`, 'warn'),
      };
    case 'spared':
      return { view, millis: RESULT, show: tag(view, event.disc, word('na-prevented'), 'good') };
    case 'healed':
      return {
        view: withDisc(view, event.disc, { lives: event.lives }),
        millis: RESULT,
        show: tag(view, event.disc, `+${event.gained}`, 'good'),
      };
    case 'died':
      return dies(view, event);
    case 'laid':
      return {
        view: laden(without(view, event.missile), event.on, { id: event.missile, kind: event.sort, seat: event.seat }),
        millis: RESULT,
      };
    case 'slipped':
    case 'discarded':
      return { view: without(unladen(view, event.missile), event.missile), millis: 160 };
    case 'freed':
      return { view: withDisc(withArtefact(view, event.artefact, null, null), event.disc, { on: null }), millis: BACK };
    case 'took': {
      const stood = withDisc(at(view, event.disc, event.x, event.y), event.disc, { on: event.artefact });
      return { view: withArtefact(stood, event.artefact, event.seat, event.disc), millis: BACK, show: { look: [[event.x, event.y]] } };
    }
    case 'fell':
    case 'returned':
      return { view: at(view, event.disc, event.x, event.y), millis: BACK };
    case 'put': {
      const { disc, x, y, facing } = event;
      return { view: withDisc(at(view, disc, x, y), disc, { facing }), millis: BACK, show: { look: [[x, y]] } };
    }
    case 'left':
      return leaves(view, event);
    case 'penalty':
      return { view: { ...view, actions: event.left }, millis: RESULT };
    case 'black':
      return { view: withCamp(view, event.seat, () => ({ black: event.count })), millis: RESULT };
    case 'violet':
    case 'spent':
      return { view: withCamp(view, event.seat, () => ({ violet: event.count })), millis: RESULT };
    case 'cast':
      return { view: withDisc({ ...view, actions: event.left }, event.disc, { acted: true }), millis: RESULT };
    case 'supplied':
    case 'emptied': {
      const disc = discOf(view, event.disc);
      return disc ? { view: withCard(view, disc.seat, disc.kind, () => ({ supply: event.supply })), millis: 200 } : { view, millis: 0 };
    }
    case 'scored':
      return { view: withCamp(view, event.seat, () => ({ points: event.total })), millis: RESULT };
    case 'delivered':
      return { view: withCamp(without(view, event.barrel), event.seat, () => ({ delivered: event.count })), millis: BACK };
    case 'gate-passed':
      return { view: withCamp(view, event.seat, () => ({ gates: event.gate })), millis: RESULT };
    case 'glass-hit':
      return { view: { ...view, goal: { ...view.goal, hits: event.hits } }, millis: RESULT };
    case 'glass-broken':
      return { view: { ...view, obstacles: view.obstacles.filter(({ kind }) => kind !== 'glass') }, millis: DEATH };
    case 'marked':
      return { view: withCamp(view, event.seat, () => ({ marks: event.marks })), millis: RESULT };
    case 'out':
      return { view: withCamp(view, event.seat, () => ({ out: true })), millis: RESULT };
    default:
      return { view, millis: 0 };
  }
}

/** The discs that the results still to come are about, until somebody else is to choose or flicks again. */
function coming(view: TableView, rest: readonly Told[]): [number, number][] {
  const found: [number, number][] = [];
  for (const event of rest) {
    if (PASSES.has(event.kind) || 'path' in event) break;
    const id = event.kind === 'struck' ? event.target : event.kind === 'wounded' || event.kind === 'died' ? event.disc : '';
    const disc = discOf(view, id);
    if (disc) found.push([disc.x, disc.y]);
  }
  return found;
}

/** After the last result of a turn everybody looks at what has come of it; a penalty takes longer to be understood. */
export function play(view: TableView, event: Told, rest: readonly Told[]): Shown {
  const shown = act(view, event, rest);
  // The picture holds all of them from the first one on.
  if (shown.show?.look) shown.show.look.push(...coming(view, rest));
  const next = rest[0]?.kind;
  if (!next || !PASSES.has(next) || QUIET.has(event.kind)) return shown;
  return { ...shown, millis: Math.max(shown.millis ?? 0, event.kind === 'penalty' || event.kind === 'black' ? PENALTY : REVIEW) };
}
