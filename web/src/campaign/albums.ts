/** What games add to the pages of their campaigns: it comes with the page of one. */
import type { Component } from 'svelte';
import { loadRoomWords } from '../shell/words.svelte';

// What an album holds only its game knows.
export interface AlbumDesk {
  /** What there is to be reached, in the place of the general list. */
  Head: Component<{ album: any }>;
  /** What has grown, beside the journal. */
  Grown: Component<{ album: any }>;
  /** A run as a thread, with what came of it. */
  Run: Component<{ album: any; number: number }>;
}
const found = import.meta.glob<AlbumDesk>('../games/*/album/index.ts', { import: 'album' });

export async function albumOf(game: string): Promise<AlbumDesk | null> {
  const load = found[`../games/${game}/album/index.ts`];
  return load ? (await Promise.all([load(), loadRoomWords(`games/${game}`)]))[0] : null;
}
