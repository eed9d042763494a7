/** What can be heard of this game: wood on wood, louder the faster they meet, and what comes of it. */
import type { Motion } from '../../shell/motion';
import type { Due, Heard, Sound } from '../../shell/sound';
import { isMissile } from './describe';
import { lying, type TableView } from './view';
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
/** Of a hero, in micrometres: smaller discs sound higher. */
const LARGE = 15_500;
const MISSILE = 7500;
const HIGHER = 0.6;

function radius(view: TableView, id: string): number {
  return isMissile(id) ? MISSILE : (lying(view).find((thing) => thing.id === id)?.radius ?? LARGE);
}

function knock(view: TableView, speed: number, one: string, other: string): Heard {
  const loud = 0.15 + 0.85 * Math.min(1, speed / LOUD);
  const pitch = (LARGE / Math.min(radius(view, one), radius(view, other))) ** HIGHER;
  if (other.startsWith('box')) return { sound: 'thump', loud, pitch };
  if (/^(cup|glass)/.test(other)) return { sound: 'clink', loud, pitch };
  return { sound: 'knock', loud, pitch };
}

/** A fingernail, then a knock for each contact; `knocks` tells when, how fast, and who met. */
export function knocks(event: Told, motion: Motion, view: TableView): Due[] {
  if (event.kind !== 'flicked' && event.kind !== 'shot') return [];
  const told = event.knocks ? event.knocks.split(';').map((each) => each.split(',')) : [];
  const met = told
    .filter(([, speed]) => Number(speed) >= QUIET)
    .map(([moment, speed, one = '', other = '']): Due => ({ at: Number(moment), sound: knock(view, Number(speed), one, other) }));
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
