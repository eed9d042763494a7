/** A tile on its way from the reserve to a cell, as far as it has been pointed at. */
import type { Numbered, Selection } from '../../shell/selection.svelte';
import { isCell } from './layout';
import { ways } from './looks';
import { sight } from './table.svelte';

export const tileInHand = (selection: Selection): string =>
  selection.picked.find((piece) => piece.startsWith('reserve-'))?.slice('reserve-'.length) ?? '';
export const cellInHand = (selection: Selection): string => (tileInHand(selection) ? (selection.picked.find(isCell) ?? '') : '');
/** A tile in hand that can be turned before it is laid. */
export const turnable = (selection: Selection): string => (tileInHand(selection) in ways ? tileInHand(selection) : '');

/** What is chosen by laying the tile just as it lies now; nothing as long as no cell is pointed at. */
export function asItLies(selection: Selection): Numbered | undefined {
  if (!cellInHand(selection)) return undefined;
  const way = `way-${sight.wayOf(tileInHand(selection))}`;
  return selection.fitting.find((choice) => selection.rest(choice)!.join() === way);
}

/** From the reserve onto a cell, at one go. A tile that can be turned stays to be turned. */
export function drop(selection: Selection, kind: string, cell: string): void {
  selection.putBack();
  selection.point(`reserve-${kind}`);
  if (selection.picked.length) selection.point(cell);
}
