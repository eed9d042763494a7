/** Choices that are no piece on the stage: skills, entries of round 0, timed equipment. They are chips on the table. */
import type { Numbered, Selection } from '../../../shell/selection.svelte';

const VERBS: ReadonlySet<string> = new Set(['skill', 'wield', 'cleanse', 'use', 'rune']);

export const offers = (selection: Selection): Numbered[] =>
  selection.fitting.filter(
    ({ verb, pieces }) => VERBS.has(verb) && (verb !== 'cleanse' || !selection.picked.length) && pieces !== undefined,
  );
