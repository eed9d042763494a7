/** What is served at home: every game brings its own plate, as it brings its board. */
import type { Plate, Served } from '../shell/plate';

const found = import.meta.glob<Served>('../games/*/plate.ts', { eager: true, import: 'plate' });

export const plates: Plate[] = Object.entries(found)
  .map(([file, served]) => ({ game: file.split('/').at(-2)!, ...served }))
  .sort((a, b) => a.place - b.place);
