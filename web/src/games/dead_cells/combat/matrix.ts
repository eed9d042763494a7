/** A fight as a page: which columns and rows there are, and where. Columns stand in the order in which they act, rows are rounds. */
import { cardPrint, foePrint, type CardPrint, type Cards, type CellsView, type Fighter, type Foe, type FoePrint, type Sign } from '../view';
import type { PlacedCard } from '../wire.gen';
import { roundNames } from './rounds';

/** One of our cards, or the place where it will lie. */
export interface Ours {
  key: string;
  fighter: Fighter;
  cards: Cards;
  card: PlacedCard | null;
  print: CardPrint | null;
  at: number;
  /** How many columns its owner has. */
  of: number;
}
export interface Theirs {
  key: string;
  space: string;
  foe: Foe | null;
  print: FoePrint | null;
  /** What shares its space. */
  also: { foe: Foe; print: FoePrint | null } | null;
}
export const SPACES = ['left', 'front', 'middle', 'far'] as const;
export const CARDS_LAID = 3;

/** From the First Player on, clockwise; who passes has no column. */
export function ours(view: CellsView): Ours[] {
  const { fight, fighters } = view;
  const from = Math.max(
    0,
    fighters.findIndex(({ id }) => id === view.first),
  );
  const order = fighters.map((_, at) => fighters[(from + at) % fighters.length]!).filter(({ id }) => id !== fight?.passer);
  const solo = fighters.some(({ kind }) => kind === 'serenade');
  // Three cards in all: with two players the first lays two, alone the Beheaded does.
  const twice = fighters.length > 2 ? null : solo ? fighters.find(({ kind }) => kind !== 'serenade')?.id : order[0]?.id;
  return order.flatMap((fighter) => {
    const cards = view.cards.find((each) => each.fighter === fighter.id)!;
    const of = Math.max(cards.active.length, fighter.id === twice ? CARDS_LAID - 1 : 1);
    return Array.from({ length: of }, (_, at) => {
      const card = cards.active[at] ?? null;
      // Without a card Serenade does what her board says.
      const hers = fighter.kind === 'serenade' && !card && fight?.shown ? cardPrint(view, 'serenade') : undefined;
      const known = card?.card ? cardPrint(view, card.card.id) : hers;
      return { key: `${fighter.id}-${at}`, fighter, cards, card, print: known ?? null, at, of };
    });
  });
}

export function theirs(view: CellsView): Theirs[] {
  const line = view.fight?.line ?? [];
  return SPACES.map((space) => {
    const foe = line.find(({ id }) => id === space) ?? null;
    const shares = line.find(({ id }) => id === `shuriken-${space}`) ?? null;
    const printed = (each: Foe | null) => (each ? (foePrint(view, each.kind) ?? null) : null);
    if (!foe && shares) return { key: space, space, foe: shares, print: printed(shares), also: null };
    return { key: space, space, foe, print: printed(foe), also: shares && { foe: shares, print: printed(shares) } };
  });
}

/** What an enemy does in a round, with what the Turn card of a boss adds. */
export const printed = (print: FoePrint | null, round: string): Sign[] => print?.rows[roundNames.indexOf(round)] ?? [];
export function added(view: CellsView, print: FoePrint | null, round: string): Sign[] {
  if (print?.rank !== 'boss') return [];
  return (view.fight?.boss?.adds ?? []).filter((each) => each.round === round).flatMap(({ signs }) => signs);
}
/** A card has rows I to III. */
export const rowOf = (print: CardPrint | null, round: string): Sign[] | null => print?.rows[roundNames.indexOf(round) - 1] ?? null;

/** The rounds that are drawn: 0 and IV only where somebody has something to do in them. */
export function rounds(view: CellsView): string[] {
  const { fight } = view;
  if (!fight) return [];
  const there = fight.line.map(({ kind }) => foePrint(view, kind) ?? null);
  const has = (round: string) =>
    there.some((print) => printed(print, round).length || added(view, print, round).length) ||
    (fight.shown && fight.round === round && fight.acting !== null) ||
    (round === 'round-0' && fight.coming.some(({ what }) => what === 'zero'));
  return roundNames.filter((round) => (round !== 'round-0' && round !== 'round-iv') || has(round));
}

/** Widths in pixels, for a stage that is so wide. */
export interface Measures {
  column: number;
  /** Left edges: who is behind, ours, the three on the right. */
  left: number;
  ours: number[];
  right: number[];
  row: number;
  head: number;
  foot: number;
}
const NUMERALS = 46;
const EDGE = 16;
const BESIDE = 14;
const BETWEEN = 11;
const WITHIN = 4;

export function measures(width: number, mine: number, rows: number): Measures {
  const gaps = 2 * BESIDE + 2 * BETWEEN + (mine - 1) * WITHIN;
  const column = (width - NUMERALS - EDGE - gaps) / (SPACES.length + mine);
  const first = NUMERALS + column + BESIDE;
  const right = first + mine * column + (mine - 1) * WITHIN + BESIDE;
  return {
    column,
    left: NUMERALS,
    ours: Array.from({ length: mine }, (_, at) => first + at * (column + WITHIN)),
    right: [0, 1, 2].map((at) => right + at * (column + BETWEEN)),
    row: rows > 4 ? 32 : rows > 3 ? 38 : 44,
    head: 58,
    foot: 36,
  };
}
export const GAP = 4;
