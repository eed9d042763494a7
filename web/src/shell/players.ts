/** A player is an animal of the tales: colour, animal and pattern. */
import { word } from './words.svelte';

export interface Animal {
  name: string;
  colour: string;
  icon: string;
  on: string;
}

export const animals: Animal[] = [
  { name: 'fox', colour: '#E98A34', icon: 'fox', on: '#2A2220' },
  { name: 'bear', colour: '#3F2B4A', icon: 'bear-face', on: '#FFFAF0' },
  { name: 'hare', colour: '#F5D77A', icon: 'rabbit-head', on: '#2A2220' },
  { name: 'frog', colour: '#3F8F6B', icon: 'frog', on: '#FFFAF0' },
  { name: 'pike', colour: '#1F4F94', icon: 'salmon', on: '#FFFAF0' },
  { name: 'rooster', colour: '#B8342C', icon: 'rooster', on: '#FFFAF0' },
];

export function animalOf(seat: { seat: number; symbol?: string | null }): Animal {
  return animals.find((animal) => animal.name === seat.symbol) ?? animals[seat.seat % animals.length]!;
}

/** Who typed no name is called by the animal, in the language of the reader. */
export const nameOf = (seat: { seat: number; symbol?: string | null; name: string }): string => seat.name || word(`animal-${animalOf(seat).name}`);

export const named = <S extends { seat: number; symbol?: string | null; name: string }>(seats: S[]): S[] => seats.map((seat) => ({ ...seat, name: nameOf(seat) }));
