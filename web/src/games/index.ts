/** The boards that there are; each is fetched with the first table that needs it, and its words with it. */
import type { Desk } from '../shell/desk';
import { loadRoomWords } from '../shell/words.svelte';

const boards: Record<string, () => Promise<Desk<any>>> = {
  bad_bones: async () => (await import('./bad_bones')).badBones,
  dead_cells: async () => (await import('./dead_cells')).deadCells,
  nastolie: async () => (await import('./nastolie')).nastolie,
  castle_panic: async () => (await import('./castle_panic')).castlePanic,
};

export const desks: typeof boards = Object.fromEntries(
  Object.entries(boards).map(([game, board]) => [game, async () => (await Promise.all([board(), loadRoomWords(`games/${game}`)]))[0]]),
);
