import type { Component } from 'svelte';
import type { View } from './wire';

/** Draws the values of an option, so that one is chosen by looking: `sketches` is what the game says of each. */
export type Picker = Component<{
  game: string;
  value: boolean | number | string;
  values: (boolean | number | string)[];
  sketches: Record<string, View>;
  settled: boolean;
  onpick: (value: boolean | number | string) => void;
}>;

/** A game on its plate, as it brings it: `games/<game>/plate.ts`, with a picture of cut paper in a circle. */
export interface Served {
  /** The order on the cloth. */
  place: number;
  /** The colour of the rim. */
  rim: string;
  /** Where the picture is; empty: one is drawn from the game's name. */
  scene: string;
  /** Options that are chosen from drawings; fetched when a table is laid. */
  pickers?: Record<string, () => Promise<Picker>>;
  /** For so many a table is for practice: what they do can be taken back and tried again. */
  practice?: readonly number[];
  /** Of a game that is still to come; for the others the server says. */
  coming?: { seats: [number, number]; minutes: number; weight: number };
}

export interface Plate extends Served {
  game: string;
}
