/** What the pointer or the keyboard rests on: how far a card reaches, which cards reach a monster. Where they reach, the server says. */
import { prefs } from '../../shell/prefs.svelte';

class Sight {
  /** Kind of the card. */
  card = $state('');
  /** Space of the monster. */
  space = $state('');
  /** Foresight was asked for by the eye, and stays. */
  pinned = $state(false);
  /** The pointer is on the eye. */
  eyed = $state(false);
  reach = $state.raw<Record<string, string[]>>({});

  /** Whether a card of this kind reaches the monster that is pointed at. */
  meets(kind: string): boolean {
    return prefs.foresight && this.space !== '' && Boolean(this.reach[kind]?.includes(this.space));
  }

  /** The spaces that the card pointed at reaches. */
  get reached(): string[] {
    return prefs.foresight ? (this.reach[this.card] ?? []) : [];
  }
}

export const sight = new Sight();
