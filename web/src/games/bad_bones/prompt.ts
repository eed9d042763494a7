/** What the title bar says while something is in hand: what it is, and what it still needs. */
import type { Selection } from '../../shell/selection.svelte';
import { word } from '../../shell/words.svelte';
import { findSkeleton, pieceName, tokenWord, trapName } from './describe';
import { cellInHand, inHand } from './laying';
import { isCell } from './layout';
import { sight } from './table.svelte';
import type { BonesView } from './view';

export function prompt(view: BonesView, selection: Selection, names: (seat: number) => string): [thing: string, next: string] | null {
  const tile = inHand(selection);
  if (tile.ways.length && cellInHand(selection)) return [trapName(tile.kind, sight.wayOf(tile)), word('bb-next-lay')];
  const [only] = selection.picked;
  if (!only || selection.picked.length > 1) return null;
  const next = selection.fitting.map((choice) => selection.rest(choice)![0] ?? '');
  const skeleton = findSkeleton(view, only);
  const thing = skeleton ? word(tokenWord(skeleton)) : pieceName(view, only, names);
  if (only.startsWith('trap-')) return [thing, word('bb-next-take')];
  if (next.every(isCell)) return [thing, word('bb-next-cell')];
  if (next.every((piece) => piece.startsWith('heading-'))) return [thing, word('bb-next-heading')];
  return null;
}
