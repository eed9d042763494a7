/** A player is an animal of the tales: colour, animal and pattern. */
import type { Seat } from './wire';
import { knows, word } from './words.svelte';

export interface Animal {
  name: string;
  colour: string;
  icon: string;
  on: string;
  /** Beside the colour, for those who want signs: a background image. */
  pattern: string;
}

const LINE = 'rgba(255,250,240,.42)';
const DARK = 'rgba(42,34,32,.34)';
const stripes = (angle: number, colour: string, gap: number) =>
  `repeating-linear-gradient(${angle}deg,${colour} 0 1.6px,transparent 1.6px ${gap}px)`;
const patterns = {
  slants: stripes(135, DARK, 6),
  grid: `${stripes(0, LINE, 7)},${stripes(90, LINE, 7)}`,
  dots: `radial-gradient(${DARK} 1.5px,transparent 2px) 0 0/7px 7px`,
  waves: `radial-gradient(circle at 50% 100%,transparent 3px,${LINE} 3px 4.4px,transparent 4.4px) 0 0/9px 6px`,
  scales: `radial-gradient(circle at 50% 0,transparent 4px,${LINE} 4px 5.4px,transparent 5.4px) 0 0/9px 6px`,
  zigzag: `linear-gradient(135deg,${LINE} 25%,transparent 25%) 0 0/8px 8px,linear-gradient(225deg,${LINE} 25%,transparent 25%) 0 0/8px 8px`,
};

export const animals: Animal[] = [
  { name: 'fox', colour: '#E98A34', icon: 'fox', on: '#2A2220', pattern: patterns.slants },
  { name: 'bear', colour: '#3F2B4A', icon: 'bear-face', on: '#FFFAF0', pattern: patterns.grid },
  { name: 'hare', colour: '#F5D77A', icon: 'rabbit-head', on: '#2A2220', pattern: patterns.dots },
  { name: 'frog', colour: '#3F8F6B', icon: 'frog', on: '#FFFAF0', pattern: patterns.waves },
  { name: 'pike', colour: '#1F4F94', icon: 'salmon', on: '#FFFAF0', pattern: patterns.scales },
  { name: 'rooster', colour: '#B8342C', icon: 'rooster', on: '#FFFAF0', pattern: patterns.zigzag },
];

/** The animal by its name, in a colour that may be another animal's. */
export function animalOf(seat: { seat: number; symbol?: string | null; colour?: string | null }): Animal {
  const animal = animals.find((each) => each.name === seat.symbol) ?? animals[seat.seat % animals.length]!;
  const dress = animals.find((each) => each.colour.toLowerCase() === seat.colour?.toLowerCase());
  return dress ? { ...animal, colour: dress.colour, on: dress.on, pattern: dress.pattern } : animal;
}

/** Resting: a bot sits in for somebody who is away. Free: nobody has come by its link yet. */
export type Presence = 'here' | 'away' | 'resting' | 'free' | 'bot';

/** Whether somebody sits there: a person, nobody at the moment, or a bot. */
export function presence(seat: Seat): Presence {
  if (seat.kind === 'bot') return seat.taken ? 'resting' : 'bot';
  if (seat.online !== false) return 'here';
  return seat.kind === 'link' && seat.taken === false ? 'free' : 'away';
}

/** Nobody sits there now, and no bot was meant to. */
export const absent = (seat: Seat): boolean => !['here', 'bot'].includes(presence(seat));

/** Who sits there, as far as it is known. */
export const seatOf = (seats: readonly Seat[], seat: number): Seat =>
  seats.find((each) => each.seat === seat) ?? { seat, name: '', kind: 'here' };

export const levelName = (level: string): string => (knows(`bot-name-${level}`) ? word(`bot-name-${level}`) : level);

/** The same in words. */
export const sits = (seat: Seat): string => word(`ui-presence-${presence(seat)}`, { level: levelName(seat.bot ?? '').toLowerCase() });

/** Who typed no name is called by the animal, in the language of the reader. */
export const nameOf = (seat: { seat: number; symbol?: string | null; name: string }): string =>
  seat.name || word(`animal-${animalOf(seat).name}`);

export const named = <S extends { seat: number; symbol?: string | null; name: string }>(seats: S[]): S[] =>
  seats.map((seat) => ({ ...seat, name: nameOf(seat) }));
