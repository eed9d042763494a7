/** What can be heard of this game. */
import type { Sound } from '../../shell/sound';
import type { Told } from './wire.gen';

const sounds: Partial<Record<Told['kind'], Sound>> = {
  drew: 'draw',
  drawn: 'draw',
  took: 'draw',
  played: 'card',
  swapped: 'card',
  discarded: 'card',
  hit: 'hit',
  slain: 'hit',
  hurt: 'hit',
  died: 'hit',
  'wall-fell': 'fall',
  'tower-fell': 'fall',
  boulder: 'fall',
};

export function sound(event: Told): Sound | null {
  if (event.kind === 'ended') return event.won ? 'win' : 'lose';
  return sounds[event.kind] ?? null;
}
