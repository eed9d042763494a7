/** What the board reads of a view: the types come from the game's facts. */
import type { Artefact, Barrel, Camp, Disc, View } from './wire.gen';

export type { Artefact, Barrel, Camp, Card, Disc, Goal, Loose, Met, Missile, Obstacle, Preview, Ritual, Waiting, Zone } from './wire.gen';
export type TableView = View;

/** Whatever lies on the field and can be pointed at. */
export type Lying = Disc | Artefact | Barrel;

export const isDisc = (thing: Lying): thing is Disc => 'lives' in thing;
export const discOf = (view: TableView, id: string): Disc | undefined => view.discs.find((disc) => disc.id === id);
export const campOf = (view: TableView, seat: number): Camp | undefined => view.camps.find((camp) => camp.seat === seat);

/** Wounded, and drawn so: of veterans only the blood side tells. */
export const bleeds = (disc: Disc): boolean => disc.rank === 'veteran' && disc.lives < disc.limit;

/** Who stands on an artefact stands in its middle, and is drawn after it. */
export const lying = (view: TableView): Lying[] => [
  ...view.barrels,
  ...view.artefacts,
  ...view.discs.filter((disc) => disc.on === null),
  ...view.discs.filter((disc) => disc.on !== null),
];

/** The few enemies of a seat that are nearest to a place of the drawing. Allies are no enemies. */
export function nearest(view: TableView, from: readonly [number, number], seat: number | null, count = 3): Disc[] {
  const team = view.camps.find((camp) => camp.seat === seat)?.team;
  const far = (disc: Disc) => Math.hypot(disc.x / 1000 - from[0], -disc.y / 1000 - from[1]);
  return view.discs
    .filter((disc) => campOf(view, disc.seat)?.team !== team)
    .sort((a, b) => far(a) - far(b))
    .slice(0, count);
}
