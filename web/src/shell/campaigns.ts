/** Everything about campaigns comes when there is one, with its words: most tables are a game of their own. */
import { loadRoomWords } from './words.svelte';

export async function campaigns(): Promise<typeof import('../campaign')> {
  return (await Promise.all([import('../campaign'), loadRoomWords('campaign')]))[0];
}
