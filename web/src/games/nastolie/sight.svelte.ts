/** What the side and the board know of each other: whose hand is over the table, and what the pointer rests on. */
import type { Hand } from './hand.svelte';

class Sight {
  hand = $state.raw<Hand | null>(null);
  near = $state<string | null>(null);
}
export const sight = new Sight();
