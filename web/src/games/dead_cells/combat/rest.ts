/** "All on her": the other hits of a strike go where the first one went, each as a question that answers itself. */
import type { Selection } from '../../../shell/selection.svelte';
import type { CellsView } from '../view';

interface Rest {
  piece: string;
  /** Whose strike it is, and in which round. */
  from: string;
  hits: number;
}
let rest: Rest | null = null;

const source = ({ fight }: CellsView): string => `${fight?.acting?.piece} ${fight?.round}`;

/** The hit that is asked about now, and all that come after it. */
export function allOn(view: CellsView, selection: Selection, piece: string): void {
  rest = { piece, from: source(view), hits: (view.fight?.hits ?? 0) - 1 };
  selection.point(piece);
}

/** This hit alone. */
export function oneOn(selection: Selection, piece: string): void {
  rest = null;
  selection.point(piece);
}

/** Asked again: does this hit go with those before? What is no longer the same strike, or cannot be taken there, is asked after all. */
export function goesOn(view: CellsView, selection: Selection): void {
  const hits = view.fight?.hits ?? 0;
  if (!rest || !selection.open || !hits) return;
  const { piece, from, hits: left } = rest;
  // The first answer is still on its way.
  if (hits > left) return;
  const same = hits === left && from === source(view) && selection.lit.has(piece);
  rest = same && hits > 1 ? { ...rest, hits: hits - 1 } : null;
  if (same) selection.point(piece);
}
