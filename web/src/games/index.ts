import type { Desk } from '../shell/desk';
import { castlePanic } from './castle_panic';

export const desks: Record<string, Desk<any>> = { castle_panic: castlePanic };
