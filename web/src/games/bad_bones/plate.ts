/** How this game lies on the cloth at home. */
import type { Served } from '../../shell/plate';
import scene from './plate.svg';

export const plate: Served = { place: 2, rim: '#4A4484', scene };
