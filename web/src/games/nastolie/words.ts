/** What things are called: the game's own words, where it has them. */
import { capital, knows, word } from '../../shell/words.svelte';

const SHELVES = ['character', 'missile', 'artefact', 'ritual', 'piece'];

export const kindName = (kind: string): string => {
  const shelf = SHELVES.find((each) => knows(`nastolie-${each}-${kind}`)) ?? 'piece';
  return capital(word(`nastolie-${shelf}-${kind}`));
};

/** What a kind of thing does, in a sentence or two. */
export const helpWith = (kind: string): string => {
  const id = `nastolie-help-${kind}`;
  return knows(id) ? word(id) : '';
};
