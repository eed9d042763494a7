/** What can be heard of this game. */
import type { Sound } from '../../shell/sound';
import type { Told } from './wire.gen';

const sounds: Partial<Record<Told['kind'], Sound>> = {
  drew: 'draw',
  'drew-unseen': 'draw',
  discarded: 'card',
  paid: 'card',
  revealed: 'card',
  placed: 'card',
  'placed-unseen': 'card',
  showed: 'card',
  'turned-up': 'card',
  'took-upgrade': 'card',
  went: 'tick',
  round: 'tick',
  'enemy-hurt': 'hit',
  hurt: 'thump',
  shield: 'clink',
  golden: 'clink',
  'enemy-shield': 'clink',
  'enemy-blocked': 'clink',
  blocked: 'clink',
  state: 'snap',
  'enemy-state': 'snap',
  looted: 'clink',
  'closed-up': 'knock',
  shifted: 'knock',
  'boss-moved': 'knock',
  killed: 'fall',
  destroyed: 'fall',
  'thing-falls': 'thump',
  died: 'toll',
  boss: 'horn',
  'boss-fell': 'fall',
  feat: 'great',
  'found-rune': 'great',
  'boss-beaten': 'win',
};

export function sound(event: Told): Sound | null {
  if (event.kind === 'ended') return event.reason === 'won' ? 'win' : 'lose';
  return sounds[event.kind] ?? null;
}
