/** How this game lies on the cloth at home. */
import type { Served } from '../../shell/plate';
import scene from './plate.svg';

export const plate: Served = { place: 4, rim: '#1F6F66', scene, coming: { seats: [1, 4], minutes: 45, weight: 2.4 } };
