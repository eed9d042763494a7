/** The rulebook of the game that lies on the table. Its pages come after the board: nobody waits for them. */
import { onMount } from 'svelte';
import { Reading } from '../rulebook/reading.svelte';
import type { Connection } from './connection.svelte';

type Book = typeof import('../rulebook');

export class Bookcase {
  readonly reading: Reading;
  /** Null while it is on its way. */
  book = $state.raw<Book | null>(null);
  /** Asked about a piece before the rulebook was there: it is answered when it comes. */
  early = $state.raw<KeyboardEvent>();

  constructor(current: Connection) {
    this.reading = new Reading(current.game, () => ({ ...current.options, players: current.seats.length }));
    onMount(() => void import('../rulebook').then((loaded) => (this.book = loaded)));
  }

  /** Escape leaves an example first, and then the book. */
  keys(event: KeyboardEvent): void {
    if (!this.book && event.code === 'KeyI') this.early = event;
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    const typing = event.target instanceof Element && event.target.closest('input, textarea, select, dialog');
    if (this.reading.player) this.reading.stop();
    else if (this.reading.open && !typing) this.reading.close();
  }
}
