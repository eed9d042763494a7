/** What can be heard of this game: wood on wood, louder the faster they meet, and what comes of it. */
import type { Motion } from '../../shell/motion';
import type { Due, Heard, Sound } from '../../shell/sound';
import { isMissile } from './describe';
import type { Told } from './wire.gen';

const sounds: Partial<Record<Told['kind'], Sound>> = {
  placed: 'knock',
  died: 'thump',
  wounded: 'hit',
  laid: 'card',
  took: 'knock',
  left: 'fall',
  returned: 'knock',
  chanted: 'card',
  cast: 'card',
  black: 'card',
  violet: 'card',
  'glass-broken': 'clink',
};

export function sound(event: Told): Sound | null {
  if (event.kind === 'ended') return event.winner === null ? 'lose' : 'win';
  return sounds[event.kind] ?? null;
}

/** Slower ones are not heard; faster ones no louder. In millimetres a second. */
const QUIET = 30;
const LOUD = 1600;
/** Small discs sound higher. */

function knock(speed: number, one: string, other: string): Heard {
  const loud = 0.15 + 0.85 * Math.min(1, speed / LOUD);
  const pitch = isMissile(one) || isMissile(other) ? 1.5 : 1;
  if (other.startsWith('box')) return { sound: 'thump', loud, pitch };
  if (/^(cup|glass)/.test(other)) return { sound: 'clink', loud, pitch };
  return { sound: 'knock', loud, pitch };
}

/** A fingernail, then a knock for each contact; `knocks` tells when, how fast, and who met. */
export function knocks(event: Told, motion: Motion): Due[] {
  if (event.kind !== 'flicked' && event.kind !== 'shot') return [];
  const told = event.knocks ? event.knocks.split(';').map((each) => each.split(',')) : [];
  const met = told
    .filter(([, speed]) => Number(speed) >= QUIET)
    .map(([moment, speed, one = '', other = '']): Due => ({ at: Number(moment), sound: knock(Number(speed), one, other) }));
  if (met[0]) met[0].shakes = true;
  const strong = event.power / 1000;
  const slide: Heard = {
    sound: 'slide',
    loud: 0.2 + 0.8 * strong,
    pitch: (event.kind === 'shot' ? 1.5 : 0.8) + 0.4 * strong,
    lasts: lasts(motion),
  };
  return [{ at: 0, sound: { sound: 'snap', loud: 0.3 + 0.7 * strong, pitch: 1 } }, { at: 0, sound: slide }, ...met];
}

/** In seconds; something is heard of the shortest, too. */
const lasts = (motion: Motion): number => Math.max(0.15, Math.min(2.5, motion.length / 10_000));
