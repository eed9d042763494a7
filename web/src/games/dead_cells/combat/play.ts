/** What happens in a fight, applied to the view; null: it is none of a fight's events. No rules: an event says all there is to know. */
import type { Flight, Shown } from '../show';
import type { CellsView, Fighter, Foe } from '../view';
import type { Fight, Told } from '../wire.gen';
import { loot as heaps } from './looks';

/** What the stage of a fight draws beside the view. Pieces are fighters and spaces. */
export interface FightShow {
  /** Who is hit, and who does something. */
  hit?: string;
  moves?: string;
  /** Who gets a token, and of which kind. */
  token?: string;
  kind?: string;
  /** A tag over somebody. */
  tag?: { piece: string; text: string; good: boolean };
  /** Who falls into shreds, and what it was. */
  dies?: { piece: string; icon: string };
  /** A shield breaks. */
  breaks?: string;
  /** All cards turn up. */
  turns?: boolean;
  /** The boss or its card calls something. */
  called?: string;
}
const HIT = 320;
const TOKEN = 300;
const DEATH = 520;
const TURN = 460;
const BAND = 300;
const WALK = 440;
const LAY = 480;
const BESIDE = 140;

const withFight = (view: CellsView, change: (fight: Fight) => Partial<Fight>): CellsView =>
  view.fight ? { ...view, fight: { ...view.fight, ...change(view.fight) } } : view;
const withFoe = (view: CellsView, space: string, change: (foe: Foe) => Partial<Foe>): CellsView =>
  withFight(view, ({ line }) => ({ line: line.map((foe) => (foe.id === space ? { ...foe, ...change(foe) } : foe)) }));
const withFighter = (view: CellsView, id: string, change: (fighter: Fighter) => Partial<Fighter>): CellsView => ({
  ...view,
  fighters: view.fighters.map((each) => (each.id === id ? { ...each, ...change(each) } : each)),
});
const foeAt = (view: CellsView, space: string): Foe | undefined => view.fight?.line.find(({ id }) => id === space);

function more<T extends { kind: string; count: number }>(tokens: readonly T[], kind: string, by: number): T[] {
  const rest = tokens.filter((each) => each.kind !== kind);
  const count = (tokens.find((each) => each.kind === kind)?.count ?? 0) + by;
  return count > 0 ? [...rest, { kind, count } as T] : rest;
}

/** Whoever acts now: whoever acted before is done, and so is whatever was to come before this. */
function turnTo(view: CellsView, piece: string): CellsView {
  return withFight(view, (fight) => {
    if (fight.acting?.piece === piece) return {};
    const at = fight.coming.findIndex((each) => each.piece === piece && each.round === fight.round);
    const line = fight.line.map((foe) => (foe.id === fight.acting?.piece ? { ...foe, done: true } : foe));
    const card = at >= 0 ? fight.coming[at]!.card : 0;
    return { line, acting: { piece, card }, coming: fight.coming.slice(at + 1) };
  });
}

const tag = (piece: string, text: string, good = false) => ({ piece, text, good });

/** On the right they stand side by side again. */
function closedUp(view: CellsView): CellsView {
  const spaces = ['front', 'middle', 'far'];
  return withFight(view, ({ line }) => {
    const right = line.filter(({ id }) => spaces.includes(id));
    return { line: [...line.filter(({ id }) => !spaces.includes(id)), ...right.map((foe, at) => ({ ...foe, id: spaces[at]! }))] };
  });
}

function gone(view: CellsView, space: string): Shown {
  const foe = foeAt(view, space);
  const icon = view.foe_prints.find(({ id }) => id === foe?.kind)?.icon ?? '';
  return {
    view: withFight(view, ({ line }) => ({ line: line.filter(({ id }) => id !== space) })),
    millis: DEATH,
    show: { dies: { piece: space, icon } },
    where: [`figure-${space}`],
  };
}

function laid(view: CellsView, event: Extract<Told, { kind: 'placed' | 'placed-unseen' }>): Shown {
  const card = event.kind === 'placed' ? event.card : null;
  const owner = view.cards.find(({ seat, fighter }) => seat === event.seat && fighter !== 'serenade')?.fighter ?? '';
  const cards = view.cards.map((each) => {
    if (each.fighter !== owner) return each;
    const piece = each.hand.find(({ id }) => id === card) ?? null;
    const placed = { card: piece, announced: event.announced ?? '', round: event.round ?? '', done: false };
    return { ...each, hand: each.hand.filter(({ id }) => id !== card), held: each.held - 1, active: [...each.active, placed] };
  });
  const at = (cards.find(({ fighter }) => fighter === owner)?.active.length ?? 1) - 1;
  const flights: Flight[] = [
    { from: card ? [card] : [`hand-${owner}`], to: [`column-${owner}-${at}`], icon: 'card-pick', colour: '#F6E7C6' },
  ];
  return { view: { ...view, cards }, millis: LAY, show: { flights } };
}

/** All cards turn up together. */
function turned(view: CellsView, events: readonly Told[]): Shown {
  let now = withFight(view, () => ({ shown: true }));
  let covers = 0;
  for (const event of events) {
    if (event.kind !== 'showed') break;
    covers++;
    const { fighter, card } = event;
    const cards = now.cards.map((each) => {
      if (each.fighter !== fighter) return each;
      const at = each.active.findIndex((placed) => !placed.card || placed.card.id === card);
      const piece = { id: card, kind: card };
      if (at < 0) return { ...each, active: [...each.active, { card: piece, announced: '', round: '', done: false }] };
      return { ...each, active: each.active.map((placed, number) => (number === at ? { ...placed, card: piece } : placed)) };
    });
    now = { ...now, cards };
  }
  return { view: now, covers, millis: TURN, show: { turns: true } };
}

function looted(view: CellsView, event: Extract<Told, { kind: 'looted' }>): Shown {
  const look = heaps[event.loot] ?? heaps.teeth!;
  const bare = {
    teeth: { teeth: 0 },
    cells: { cells: 0 },
    potions: { potions: 0 },
    keys: { keys: 0 },
    scrolls: { scrolls: [0, 0, 0, 0] },
  } as const;
  const emptied = { equipment: { gear: [] }, blueprints: { blueprints: [] }, ...bare } as Record<string, object>;
  const flights: Flight[] = [{ from: [event.loot], to: [`bag-${event.loot}`, 'bag'], ...look }];
  return {
    view: withFight(turnTo(view, event.fighter), ({ loot }) => ({ loot: { ...loot, ...emptied[event.loot] } })),
    millis: LAY,
    show: { flights, moves: event.fighter },
  };
}

export function fights(view: CellsView, event: Told, rest: readonly Told[]): Shown | null {
  switch (event.kind) {
    case 'placed':
    case 'placed-unseen':
      return laid(view, event);
    case 'passes':
      return { view: withFight(view, () => ({ passer: event.fighter })), millis: TOKEN };
    case 'showed':
      return turned(view, [event, ...rest]);
    case 'round': {
      const fresh = (fight: Fight) => ({ round: event.round, acting: null, line: fight.line.map((foe) => ({ ...foe, done: false })) });
      const cards = view.cards.map((each) => ({ ...each, active: each.active.map((placed) => ({ ...placed, done: false })) }));
      return { view: withFight({ ...view, cards }, fresh), millis: BAND };
    }
    case 'entry':
    case 'skill':
      return { view: turnTo(view, event.fighter), millis: TOKEN, show: { moves: event.fighter } };
    case 'wielded':
      return { view: turnTo(view, event.fighter), millis: TOKEN, show: { moves: event.fighter } };
    case 'enemy-acts':
      return { view: turnTo(view, event.space), millis: BESIDE, show: { moves: event.space } };
    case 'enemy-skipped':
      return { view: turnTo(view, event.space), millis: BESIDE };
    case 'enemy-hurt': {
      const now = withFoe(event.by ? turnTo(view, event.by) : view, event.space, ({ max }) => ({
        health: Math.max(0, max - event.damage),
      }));
      return { view: now, millis: HIT, show: { hit: event.space, moves: event.by ?? undefined, tag: tag(event.space, `−${event.count}`) } };
    }
    case 'enemy-blocked': {
      const now = withFoe(event.by ? turnTo(view, event.by) : view, event.space, ({ shields }) => ({ shields: shields - 1 }));
      return { view: now, millis: TOKEN, show: { breaks: event.space, moves: event.by ?? undefined } };
    }
    case 'enemy-state': {
      const now = event.by ? turnTo(view, event.by) : view;
      const given = event.state === 'frozen' ? now : withFoe(now, event.space, ({ states }) => ({ states: more(states, event.state, 1) }));
      return { view: given, millis: TOKEN, show: { token: event.space, kind: event.state, moves: event.by ?? undefined } };
    }
    case 'enemy-shield':
      return {
        view: withFoe(view, event.space, ({ shields }) => ({ shields: shields + event.count })),
        millis: TOKEN,
        show: { token: event.space, kind: 'shield' },
      };
    case 'vanished':
      return { view: withFoe(view, event.space, () => ({ invisible: true })), millis: TOKEN };
    case 'killed':
    case 'destroyed':
    case 'fled':
    case 'thing-falls':
      return gone(view, event.space);
    case 'shifted':
    case 'boss-moved': {
      const { space, to } = event;
      const moved = withFight(view, ({ line }) => ({
        line: line.map((foe) => (foe.id === space ? { ...foe, id: to } : foe.id === to ? { ...foe, id: space } : foe)),
      }));
      return { view: moved, millis: WALK };
    }
    case 'closed-up':
      return { view: closedUp(view), millis: WALK };
    case 'boss-healed': {
      const boss = view.fight?.line.find(({ kind }) => view.foe_prints.find(({ id }) => id === kind)?.rank === 'boss');
      if (!boss) return { view, millis: 0 };
      const now = withFoe(view, boss.id, ({ max }) => ({ health: max - event.damage }));
      return { view: now, millis: HIT, show: { tag: tag(boss.id, `+${event.count}`, true) } };
    }
    case 'turn-card':
      return { view, millis: WALK, show: { called: 'turn-card' } };
    case 'looted':
      return looted(view, event);
    default:
      return suffered(view, event);
  }
}

/** What happens to one of us. Outside a fight others tell it. */
function suffered(view: CellsView, event: Told): Shown | null {
  if (!view.fight) return null;
  switch (event.kind) {
    case 'shield':
      return {
        view: withFighter(view, event.fighter, ({ shields }) => ({ shields: shields + event.count })),
        millis: TOKEN,
        show: { token: event.fighter, kind: 'shield', tag: tag(event.fighter, `+${event.count}`, true) },
      };
    case 'golden':
      return {
        view: withFighter(view, event.fighter, ({ gold }) => ({ gold: gold + event.count })),
        millis: TOKEN,
        show: { token: event.fighter, kind: 'gold', tag: tag(event.fighter, `+${event.count}`, true) },
      };
    case 'blocked':
      return {
        view: withFighter(view, event.fighter, ({ shields, gold }) =>
          shields ? { shields: shields - 1 } : { gold: Math.max(0, gold - 1) },
        ),
        millis: TOKEN,
        show: { breaks: event.fighter },
      };
    case 'state': {
      const given =
        event.state === 'frozen' ? view : withFighter(view, event.fighter, ({ states }) => ({ states: more(states, event.state, 1) }));
      return { view: given, millis: TOKEN, show: { token: event.fighter, kind: event.state } };
    }
    case 'cleansed':
      return { view: withFighter(view, event.fighter, ({ states }) => ({ states: more(states, event.state, -1) })), millis: TOKEN };
    case 'hurt':
      return {
        view: withFighter(view, event.fighter, () => ({ health: event.left })),
        millis: HIT,
        show: { hit: event.fighter, tag: tag(event.fighter, `−${event.count}`) },
      };
    case 'healed':
      return {
        view: withFighter(view, event.fighter, ({ hearts }) => ({ health: hearts - event.damage })),
        millis: HIT,
        show: { tag: tag(event.fighter, `+${event.count}`, true) },
      };
    case 'drank':
      return {
        view: { ...withFighter(view, event.fighter, ({ hearts }) => ({ health: hearts })), bag: { ...view.bag, potions: event.left } },
        millis: HIT,
        show: { tag: tag(event.fighter, '+', true) },
      };
    case 'died':
      return { view: withFighter(view, event.fighter, () => ({ health: 0 })), millis: 900, show: { hit: event.fighter } };
    case 'fight-over':
      return { view, millis: WALK };
    default:
      return null;
  }
}
