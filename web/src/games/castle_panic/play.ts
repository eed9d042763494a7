/** What happened, applied to the view one fact after another. No rules: an event says all there is to know. */
import type { Step } from '../../shell/desk';
import type { GameEvent } from '../../shell/wire';
import { passage, restsAt } from './boulder';
import { lookOf } from './kinds';
import { spaceOf } from './layout';
import type { Flight, Show } from './show';
import type { CastleView, Monster, Piece, Player } from './view';

type Fact = GameEvent & { card: number; other: number; token: number; seat: number; partner: number; arc: number; space: number; hp: number; wanted: number; count: number; turn: number };
type Played = Step<CastleView> & { show?: Show };
type Act = (view: CastleView, event: Fact, rest: readonly GameEvent[], after: CastleView) => Played;

const WALK = 420;
const CARD = 480;

/** A piece by its number: it lies open in the view before, or in the view after. */
function piece(id: string, ...views: CastleView[]): Piece {
  for (const view of views) {
    const hands = view.players.flatMap((player) => [...player.hand, ...player.trophies]);
    const heaps = [view.monsters, hands, view.discard, view.monster_discard, view.waiting, view.removed, Array.isArray(view.overlord_hand) ? view.overlord_hand : []];
    for (const heap of heaps) for (const found of heap) if (found.id === id) return { id, kind: found.kind };
  }
  // Drawn and mixed into a new deck within one story: it stays face down.
  return { id, kind: '' };
}
const card = (event: Fact, ...views: CastleView[]) => piece(`c${event.card}`, ...views);
const token = (event: Fact, ...views: CastleView[]) => piece(`t${event.token}`, ...views);

const without = <P extends Piece>(heap: P[], id: string): P[] => heap.filter((each) => each.id !== id);
const place = (player: number) => `hand-${player}`;

function withPlayer(view: CastleView, seat: number, change: (player: Player) => Partial<Player>): CastleView {
  return { ...view, players: view.players.map((player) => (player.seat === seat ? { ...player, ...change(player) } : player)) };
}
const takes = (view: CastleView, seat: number, got: Piece) => withPlayer(view, seat, ({ hand }) => ({ hand: [...hand, got] }));
const loses = (view: CastleView, seat: number, id: string) => withPlayer(view, seat, ({ hand }) => ({ hand: without(hand, id) }));

function withMonster(view: CastleView, id: string, change: Partial<Monster>): CastleView {
  return { ...view, monsters: view.monsters.map((monster) => (monster.id === id ? { ...monster, ...change } : monster)) };
}

/** Several of a kind in a row overlap; the last one is waited for. */
const inTurn = (event: Fact, rest: readonly GameEvent[], gap: number, alone: number) => (rest[0]?.kind === event.kind ? gap : alone);

function stands(view: CastleView, event: Fact, after: CastleView): CastleView {
  const { id, kind } = token(event, view, after);
  const health = lookOf(kind).health ?? 1;
  const monster: Monster = { id, kind, hp: health, max: health, space: spaceOf(event.space), tar: false };
  return { ...view, monsters: [...without(view.monsters, id), monster], waiting: without(view.waiting, id) };
}

const discards: Act = (view, event, rest, after) => {
  const gone = card(event, view, after);
  const left = loses({ ...view, discard: [...view.discard, gone] }, event.seat, gone.id);
  return { view: left, millis: inTurn(event, rest, 120, 380), show: { flights: [{ card: gone.kind, from: [gone.id, place(event.seat)], to: ['discard'] }] } };
};

/** What a played card is about to do: it flies there first. */
function aim(rest: readonly GameEvent[]): string[] {
  const next = rest.find((event) => event.kind !== 'played') as Fact | undefined;
  if (!next) return [];
  if (['hit', 'slain', 'tarred', 'driven'].includes(next.kind)) return [`t${next.token}`];
  return ['built', 'fortified'].includes(next.kind) ? [`wall-${next.arc + 1}`] : [];
}

const plays: Act = (view, event, rest, after) => {
  const step = discards(view, event, rest, after);
  const via = aim(rest);
  const [flight] = step.show!.flights!;
  return { ...step, millis: rest[0]?.kind === 'played' ? 120 : via.length ? 360 : CARD, show: { flights: [{ ...flight!, via }] } };
};

const draws: Act = (view, event, rest, after) => {
  const got = card(event, view, after);
  const flights: Flight[] = [{ card: got.kind, from: ['deck'], to: [got.id, place(event.seat)], turns: true }];
  return { view: takes({ ...view, deck: view.deck - 1 }, event.seat, got), millis: inTurn(event, rest, 200, CARD), show: { flights } };
};

/** Off the board: to the slayer's trophies, or to the heap of the gone. Where it lies in the end says which. */
const leaves: Act = (view, event, rest, after) => {
  const gone = token(event, view, after);
  const trophy = event.kind === 'slain' && after.players.some((player) => player.trophies.some((each) => each.id === gone.id));
  const left = { ...view, monsters: without(view.monsters, gone.id) };
  const next = trophy
    ? withPlayer(left, event.seat, ({ trophies }) => ({ trophies: [...trophies, gone] }))
    : { ...left, monster_discard: [...view.monster_discard, gone] };
  const crushed = event.cause === 'boulder';
  const flights: Flight[] = [{ token: gone.kind, from: [gone.id], to: trophy ? [`trophies-${event.seat}`] : ['gone'], falls: !trophy }];
  return { view: next, millis: crushed ? passage(view, event, rest) : 420, show: { flights } };
};

const suffers: Act = (view, event) => ({ view: withMonster(view, `t${event.token}`, { hp: event.hp }), millis: 320, show: { struck: `t${event.token}` } });

/** All that walk together start one after another, but wait for nobody. */
const walks: Act = (view, event, rest) => {
  const others = rest.findIndex((each) => each.kind !== 'moved');
  const group = event.kind === 'moved' ? [event, ...(rest.slice(0, others < 0 ? rest.length : others) as Fact[])] : [event];
  const to = new Map(group.map((each) => [`t${each.token}`, spaceOf(each.space)]));
  const gap = Math.min(60, 480 / group.length);
  const phase = ['tokens', 'overlord', 'fill'].includes(view.phase) ? view.phase : 'move';
  return {
    view: { ...view, phase, monsters: view.monsters.map((monster) => ({ ...monster, space: to.get(monster.id) ?? monster.space })) },
    covers: group.length,
    millis: WALK + gap * (group.length - 1),
    show: { walks: new Map(group.map((each, place) => [`t${each.token}`, place * gap])) },
  };
};

const appears: Act = (view, event, _, after) => {
  const next = stands(view, event, after);
  return { view: next, millis: CARD, show: { enters: `t${event.token}`, from: event.kind === 'placed' ? `t${event.token}` : 'reveal' } };
};

/** Face up beside the pile, large; then it goes where it belongs. The die tells a random arc. */
function reveals(view: CastleView, event: Fact, rest: readonly GameEvent[], after: CastleView, rolled: boolean): Played {
  const { kind } = token(event, view, after);
  const next = rest[0] as Fact | undefined;
  const stays = next?.kind === 'appeared' && next.token === event.token;
  const arc = stays && rolled ? (next.space % 6) + 1 : next?.kind === 'boulder' ? next.arc + 1 : 0;
  const gone = stays ? view.monster_discard : [...view.monster_discard, { id: `t${event.token}`, kind }];
  return { view: { ...view, monster_discard: gone }, millis: arc ? 950 : 800, show: { reveal: { kind, stays, die: arc } } };
}

const acts: Record<string, Act> = {
  claimed: (view, event) => ({ view: withPlayer(view, event.seat, () => ({ home: event.arc + 1 })) }),
  placed: (view, event, rest, after) => ({ ...appears(view, event, rest, after), millis: inTurn(event, rest, 140, CARD) }),
  turn: (view, event) => ({
    view: { ...view, active: event.seat, turn: event.turn, phase: 'drawup', offer: null, monsters: view.monsters.map((monster) => ({ ...monster, tar: false })) },
    millis: 500,
  }),
  drew: draws,
  discarded: discards,
  played: plays,
  reshuffled: (view, event) => ({
    view: { ...view, deck: event.count, discard: [] },
    millis: CARD,
    show: { flights: [0, 90, 180].map((delay) => ({ card: '', from: ['discard'], to: ['deck'], delay })) },
  }),
  dwindled: (view, event, _, after) => {
    const gone = card(event, view, after);
    return { view: { ...view, discard: without(view.discard, gone.id), removed: [...view.removed, gone] }, show: { flights: [{ card: gone.kind, from: ['discard'], to: ['discard'], falls: true }] } };
  },
  offered: (view, event, _, after) => ({
    view: { ...view, offer: { seat: event.seat, partner: event.partner, card: card(event, view, after), wanted: event.wanted < 0 ? null : piece(`c${event.wanted}`, view, after), given: null } },
    millis: 500,
  }),
  countered: (view, event, _, after) => ({ view: { ...view, offer: view.offer && { ...view.offer, given: card(event, view, after) } }, millis: 500 }),
  refused: (view) => ({ view: { ...view, offer: null }, millis: 500 }),
  swapped: (view, event, _, after) => {
    const [mine, theirs] = [card(event, view, after), piece(`c${event.other}`, view, after)];
    const swap = (hand: Piece[], from: Piece, to: Piece) => hand.map((each) => (each.id === from.id ? to : each));
    const half = withPlayer({ ...view, offer: null }, event.seat, ({ hand }) => ({ hand: swap(hand, mine, theirs) }));
    const flights: Flight[] = [
      { card: mine.kind, from: [mine.id, place(event.seat)], to: [mine.id, place(event.partner)] },
      { card: theirs.kind, from: [theirs.id, place(event.partner)], to: [theirs.id, place(event.seat)] },
    ];
    return { view: withPlayer(half, event.partner, ({ hand }) => ({ hand: swap(hand, theirs, mine) })), millis: CARD, show: { flights } };
  },
  hit: suffers,
  hurt: suffers,
  healed: (view, event, rest, after) => ({ ...suffers(view, event, rest, after), millis: inTurn(event, rest, 90, 320) }),
  slain: leaves,
  died: leaves,
  tarred: (view, event) => ({ view: { ...view, monsters: view.monsters.map((monster) => ({ ...monster, tar: monster.id === `t${event.token}` })) } }),
  driven: (view, event, rest, after) => ({ ...walks(view, event, rest, after), view: withMonster(view, `t${event.token}`, { space: spaceOf(event.space) }) }),
  moved: walks,
  built: (view, event) => ({ view: { ...view, walls: [...view.walls, event.arc + 1] } }),
  fortified: (view, event) => ({ view: { ...view, fortified: [...view.fortified, event.arc + 1] } }),
  unfortified: (view, event) => ({ view: { ...view, fortified: view.fortified.filter((arc) => arc !== event.arc + 1) } }),
  'wall-fell': (view, event, rest) => ({ view: { ...view, walls: view.walls.filter((arc) => arc !== event.arc + 1) }, millis: inTurn(event, rest, 200, 520), show: { wall: event.arc + 1 } }),
  'tower-fell': (view, event) => ({ view: { ...view, towers: view.towers.filter((arc) => arc !== event.arc + 1) }, millis: 620, show: { tower: event.arc + 1 } }),
  scavenged: (view, event, _, after) => {
    const got = card(event, view, after);
    return { view: takes({ ...view, discard: without(view.discard, got.id) }, event.seat, got), millis: CARD, show: { flights: [{ card: got.kind, from: ['discard'], to: [got.id, place(event.seat)] }] } };
  },
  drawn: (view, event, rest, after) => reveals({ ...view, pile: view.pile - 1, phase: 'tokens' }, event, rest, after, true),
  commanded: (view, event, rest, after) => {
    const hand = Array.isArray(view.overlord_hand) ? without(view.overlord_hand, `t${event.token}`) : view.overlord_hand - 1;
    return reveals({ ...view, overlord_hand: hand, phase: 'overlord' }, event, rest, after, false);
  },
  appeared: appears,
  boulder: (view, event, rest) => {
    const next = { ...view, rolling: event.arc };
    return { view: next, millis: passage(next, event, rest), show: { boulder: { arc: event.arc, ...restsAt(next, event.arc, rest) } } };
  },
  took: (view, event, rest, after) => {
    const got = token(event, after);
    const hand = Array.isArray(view.overlord_hand) ? [...view.overlord_hand, got] : view.overlord_hand + 1;
    return { view: { ...view, pile: view.pile - 1, overlord_hand: hand }, millis: inTurn(event, rest, 200, 400), show: { flights: [{ token: got.kind, from: ['pile'], to: [got.id, `hand-${event.seat}`] }] } };
  },
  'took-unseen': (view, event, rest) => ({
    view: { ...view, pile: view.pile - 1, overlord_hand: Array.isArray(view.overlord_hand) ? view.overlord_hand : view.overlord_hand + 1 },
    millis: inTurn(event, rest, 200, 400),
    show: { flights: [{ token: '', from: ['pile'], to: [`hand-${event.seat}`, `seat-${event.seat + 1}`] }] },
  }),
  eliminated: (view, event, _, after) => {
    const lost = view.players.find((player) => player.seat === event.seat)?.hand ?? [];
    const boxed = lost.some(({ id }) => after.removed.some((each) => each.id === id));
    const heaps = boxed ? { removed: [...view.removed, ...lost] } : { discard: [...view.discard, ...lost] };
    const flights: Flight[] = lost.map(({ id, kind }, at) => ({ card: kind, from: [id], to: ['discard'], falls: boxed, delay: at * 60 }));
    return { view: withPlayer({ ...view, ...heaps }, event.seat, () => ({ out: true, hand: [] })), millis: 700, show: { flights } };
  },
};

/** Events that only the log tells take no time. */
export function play(view: CastleView, event: GameEvent, rest: readonly GameEvent[], after: CastleView): Step<CastleView> {
  const act = acts[event.kind];
  if (!act) return { view, millis: 0 };
  const step = act(view, event as Fact, rest, after);
  const { flights = [], from }: Show = step.show ?? {};
  return { ...step, where: [...flights.flatMap((flight) => [...flight.from, ...(flight.via ?? [])]), ...(from ? [from] : [])] };
}
