/** Whose card comes next, and what of my hand is about to lie there. */
import type { Selection } from '../../../shell/selection.svelte';
import type { CellsView } from '../view';
import type { Ours } from './matrix';

/** What is settled before the first card. */
const BEFORE = ['first', 'passer'];

/** Cards are laid in the order in which they act, Serenade's by itself. */
export const nextToLay = (view: CellsView, columns: readonly Ours[]): Ours | null =>
  view.fight?.shown || BEFORE.includes(view.asks)
    ? null
    : (columns.find(({ card, fighter }) => !card && fighter.kind !== 'serenade' && fighter.health > 0) ?? null);

/** The card that I hold, and the row that I have named. */
export function tried(view: CellsView, selection: Selection, me: number | null): { kind: string; round: string } | null {
  const hand = view.cards.filter(({ seat }) => seat === me).flatMap((each) => each.hand);
  const named = selection.picked.map((piece) => piece.split('.')).find((parts) => parts.length === 3);
  const id = named?.[0] ?? selection.picked.find((piece) => hand.some((card) => card.id === piece));
  const card = hand.find((each) => each.id === id);
  return card ? { kind: card.kind, round: named?.[2] ?? '' } : null;
}
