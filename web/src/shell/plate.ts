/** A game on its plate, as it brings it: `games/<game>/plate.ts`, with a picture of cut paper in a circle. */
export interface Served {
  /** The order on the cloth. */
  place: number;
  /** The colour of the rim. */
  rim: string;
  /** Where the picture is. */
  scene: string;
  /** Of a game that is still to come; for the others the server says. */
  coming?: { seats: [number, number]; minutes: number; weight: number };
}

export interface Plate extends Served {
  game: string;
}
