/** What can be heard of this game. */
import type { Sound } from '../../shell/sound';
import type { GameEvent } from '../../shell/wire';

const sounds: Record<string, Sound> = {
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

export function sound(event: GameEvent): Sound | null {
  if (event.kind === 'ended') return event.reason === 'slain' ? 'win' : 'lose';
  return sounds[event.kind] ?? null;
}
