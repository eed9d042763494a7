/** What can be heard of this game. */
import type { Sound } from '../../shell/sound';
import type { Told } from './wire.gen';

const sounds: Partial<Record<Told['kind'], Sound>> = {
  drew: 'draw',
  bought: 'card',
  laid: 'card',
  retrieved: 'card',
  slain: 'hit',
  triggered: 'hit',
  'floor-lost': 'fall',
  'house-lost': 'fall',
  'tower-fell': 'fall',
  'capital-burnt': 'fall',
  fell: 'toll',
  'hero-lost': 'toll',
};

/** Chiefs that are called out. */
const MIGHTY: readonly string[] = ['emperor', 'necromancer'];

export function sound(event: Told): Sound | null {
  if (event.kind === 'ended') return event.reason === 'defeat' || event.reason === 'nobody' ? 'lose' : 'win';
  if (event.kind === 'drew' && MIGHTY.includes(event.token.chief ?? '')) return 'horn';
  return sounds[event.kind] ?? null;
}
