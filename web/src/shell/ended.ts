/** How a game ended, in the words of whoever reads it: where there are two sides, one side's defeat is the other's victory. */
import type { Outcome } from './wire';
import { knows, word } from './words.svelte';

/** `mine`: the seats of this device. With both sides at it, or none, the game's own sentence stays. */
export function ended(game: string, outcome: Outcome, mine: readonly (number | null)[]): string {
  const id = `${game}-end-${outcome.reason}`;
  const seats = mine.filter((seat) => seat !== null);
  const won = seats.filter((seat) => outcome.winners.includes(seat)).length;
  const side = !seats.length ? '' : won === seats.length ? '-won' : won ? '' : '-lost';
  return word(side && knows(id + side) ? id + side : id);
}
