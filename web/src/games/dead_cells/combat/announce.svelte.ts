/** "Announce for me": one click lays a card, with its strongest action. Mine alone, and kept in this browser. */
import type { CardPrint, CellsView } from '../view';
import { roundNames } from './rounds';

const KEY = 'samobranka.dead_cells.announce';
const KINDS = ['damage', 'state', 'defence', 'heal', 'skill', 'loot'];

class Announce {
  own = $state(localStorage.getItem(KEY) === 'yes');

  set(own: boolean): void {
    this.own = own;
    localStorage.setItem(KEY, own ? 'yes' : 'no');
  }

  /** Who plays alone has nobody to tell, and where hands lie open all is told. */
  byItself(view: CellsView): boolean {
    return this.own || view.hands_open || view.fighters.some(({ kind }) => kind === 'serenade');
  }
}
export const announce = new Announce();

export const rowPiece = (card: string, kind: string, round: string): string => `${card}.${kind}.${round}`;
/** What can be named of a row now: the question says it. */
export const nameable = (card: string, round: string, takes: (piece: string) => boolean): string[] =>
  KINDS.map((kind) => rowPiece(card, kind, round)).filter(takes);

/** The row with the largest numbers, the later the better. */
export function strongest(card: string, print: CardPrint, takes: (piece: string) => boolean): string | null {
  const rows = print.rows
    .map((signs, at) => ({
      sum: signs.reduce((sum, { n, whom }) => sum + Math.max(1, n) * (whom === 'all' ? 3 : whom === 'two' ? 2 : 1), 0),
      at,
    }))
    .sort((one, other) => other.sum - one.sum || other.at - one.at);
  for (const { at } of rows) {
    const [piece] = nameable(card, roundNames[at + 1]!, takes);
    if (piece) return piece;
  }
  return null;
}
