/** A tile on its way from the reserve to a cell, as far as it has been pointed at. */
import type { Numbered, Selection } from '../../shell/selection.svelte';
import { isCell } from './layout';
import { sight } from './table.svelte';

const WAY = 'way-';

export const tileInHand = (selection: Selection): string =>
  selection.picked.find((piece) => piece.startsWith('reserve-'))?.slice('reserve-'.length) ?? '';
export const cellInHand = (selection: Selection): string => (tileInHand(selection) ? (selection.picked.find(isCell) ?? '') : '');

/** The tile in hand with the ways in which it may be laid. */
export function inHand(selection: Selection): { kind: string; ways: string[] } {
  const kind = tileInHand(selection);
  const pieces = kind ? selection.fitting.flatMap((choice) => choice.pieces) : [];
  return { kind, ways: [...new Set(pieces.filter((piece) => piece.startsWith(WAY)))].map((piece) => piece.slice(WAY.length)) };
}

/** A tile in hand that can be turned before it is laid. */
export function turnable(selection: Selection): string {
  const { kind, ways } = inHand(selection);
  return ways.length ? kind : '';
}

/** What is chosen by laying the tile just as it lies now; nothing as long as no cell is pointed at. */
export function asItLies(selection: Selection): Numbered | undefined {
  if (!cellInHand(selection)) return undefined;
  const way = WAY + sight.wayOf(inHand(selection));
  return selection.fitting.find((choice) => selection.rest(choice)!.join() === way);
}
