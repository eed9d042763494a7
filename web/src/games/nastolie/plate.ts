/** How this game lies on the cloth at home, and how its scenarios are chosen. */
import type { Served } from '../../shell/plate';
import { loadRoomWords } from '../../shell/words.svelte';
import scene from './plate.svg';

export const plate: Served = {
  place: 3,
  rim: '#8A5A20',
  scene,
  coming: { seats: [1, 4], minutes: 15, weight: 1.5 },
  // Who plays alone solves puzzles.
  practice: [1],
  pickers: {
    scenario: async () => (await import('./Scenarios.svelte')).default,
    puzzle: async () => (await Promise.all([import('./PuzzlePicker.svelte'), loadRoomWords('games/nastolie')]))[0].default,
  },
};
