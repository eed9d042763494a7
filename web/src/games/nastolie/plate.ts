/** How this game lies on the cloth at home, and how its scenarios are chosen. */
import type { Served } from '../../shell/plate';
import { loadRoomWords } from '../../shell/words.svelte';
import scene from './plate.svg';

const own = () => loadRoomWords('games/nastolie');

export const plate: Served = {
  place: 3,
  rim: '#8A5A20',
  scene,
  coming: { seats: [1, 4], minutes: 15, weight: 1.5 },
  // Who plays alone solves puzzles.
  practice: [1],
  pickers: {
    scenario: async () => (await Promise.all([import('./Scenarios.svelte'), own()]))[0].default,
    puzzle: async () => (await Promise.all([import('./PuzzlePicker.svelte'), own()]))[0].default,
  },
};
