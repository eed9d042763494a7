/** What is to be seen of a piece that is a button: classes that `.sewn` in app.css knows. */
import type { Selection } from '../../shell/selection.svelte';

export const signsOf = (selection: Selection, piece: string): { lit: boolean; picked: boolean; hint: boolean; theirs: boolean } => ({
  lit: selection.lit.has(piece),
  picked: selection.holds(piece),
  hint: selection.hints.has(piece),
  theirs: selection.shows(piece) !== null,
});
