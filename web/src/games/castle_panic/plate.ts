/** How this game lies on the cloth at home. */
import type { Served } from '../../shell/plate';
import scene from './plate.svg';

export const plate: Served = { place: 1, rim: '#A3282A', scene };
