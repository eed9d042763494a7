/** What can be heard of this game. */
import type { Sound } from '../../shell/sound';
import { lookOf } from './kinds';
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
  boulder: 'rumble',
};

export function sound(event: Told): Sound | null {
  if (event.kind === 'ended') return event.won ? 'win' : 'lose';
  if (event.kind === 'tower-fell' && !event.left) return 'toll';
  if (event.kind === 'appeared') return lookOf(event.token.kind).boss ? 'horn' : null;
  return sounds[event.kind] ?? null;
}
