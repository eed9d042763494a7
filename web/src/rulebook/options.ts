/** Options of a table in words: the same ids as where a table is laid. */
import { knows, word } from '../shell/words.svelte';

const dashes = (name: string) => name.replaceAll('_', '-');

/** Where a number is a player, the browser has words of its own: it shows names. */
export function optionId(game: string, name: string): string {
  const id = `${game}-who-${dashes(name)}`;
  return knows(id) ? id : `${game}-opt-${dashes(name)}`;
}

export const optionWord = (game: string, name: string): string => word(name === 'players' ? 'rules-players' : optionId(game, name));

export function valueWord(game: string, name: string, value: unknown): string {
  if (typeof value === 'boolean') return word(value ? 'rules-on' : 'rules-off');
  const id = `${game}-${dashes(name)}-${String(value)}`;
  if (knows(id)) return word(id);
  if (typeof value === 'number' && name !== 'players') return value ? word('player', { seat: value }) : word('ui-by-itself');
  return String(value);
}
