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
};

export function sound(event: Told): Sound | null {
  if (event.kind === 'ended') return event.reason === 'defeat' ? 'lose' : 'win';
  return sounds[event.kind] ?? null;
}
