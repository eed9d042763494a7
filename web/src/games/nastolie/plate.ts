/** How this game lies on the cloth at home, and how its scenarios are chosen. */
import type { Served } from '../../shell/plate';
import scene from './plate.svg';

export const plate: Served = {
  place: 3,
  rim: '#8A5A20',
  scene,
  coming: { seats: [1, 4], minutes: 15, weight: 1.5 },
  pickers: { scenario: async () => (await import('./Scenarios.svelte')).default },
};
