/** What is served at home: every game brings its own plate, as it brings its board. */
import { brought } from '../shell/brought.svelte';
import type { Plate, Served } from '../shell/plate';
import { rimOf } from './ornament';

const found = import.meta.glob<Served>('../games/*/plate.ts', { eager: true, import: 'plate' });

export const plates: Plate[] = Object.entries(found)
  .map(([file, served]) => ({ game: file.split('/').at(-2)!, ...served }))
  .sort((a, b) => a.place - b.place);

/** How any game is served: as it brings it, with the cover of a package, or with an ornament made from its name. */
export const plateOf = (game: string): Plate =>
  plates.find((plate) => plate.game === game) ?? { game, place: 1000, rim: rimOf(game), scene: brought.cover(game) };

/** All that is on the cloth: ours in their order, then those of others. */
export const served = (games: Iterable<string>): Plate[] => {
  const others = [...games].filter((game) => !plates.some((plate) => plate.game === game));
  return [...plates, ...others.sort().map(plateOf)];
};
