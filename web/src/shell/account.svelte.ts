/** What has been told to one pair of eyes: the table as they see it, and the story so far. */
import { Stage } from './stage.svelte';
import type { Sentence } from './story';
import type { Line } from './wire';

export class Account {
  readonly stage = new Stage();
  log = $state.raw<Line[]>([]);
  /** The events from this number on were seen to happen; what is older was read when the table was laid out. */
  since = $state(0);
  /** The sentence of this moment, while a story is told. */
  saying = $state.raw<Sentence | null>(null);
}
