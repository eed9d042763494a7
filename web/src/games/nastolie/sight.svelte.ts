/** What the side and the board know of each other: whose hand is over the table, what of it is in the picture, and what the pointer rests on. */
import type { Camera } from './camera.svelte';
import type { Hand } from './hand.svelte';

class Sight {
  hand = $state.raw<Hand | null>(null);
  camera = $state.raw<Camera | null>(null);
  near = $state<string | null>(null);
  /** What is to be done with the next disc, where it is none of the usual things: a ritual, or, at a practice table, to put it elsewhere. */
  verb = $state<string | null>(null);
}
export const sight = new Sight();
