/** A game that brings no picture has an embroidered one, made from its name: the same for everybody. */
import { Stitch } from '../shell/stitch';

const RIMS = ['#2C4A7A', '#7A4A1E', '#3F6B4A', '#6B2C5A', '#8A5A12', '#1F5F6B'];
/** Stitches from the middle to the edge. */
const HALF = 9;

/** A row of numbers that the name settles. */
function* numbers(name: string): Generator<number, never> {
  let seed = 2166136261;
  for (const sign of name) seed = Math.imul(seed ^ sign.codePointAt(0)!, 16777619) >>> 0;
  for (;;) {
    seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
    yield seed >>> 16;
  }
}

export const rimOf = (game: string): string => RIMS[numbers(game).next().value % RIMS.length]!;

/** Two threads; one octant of each, mirrored into a star. */
export function ornament(game: string): Stitch {
  const next = numbers(`${game} `);
  const stitch = new Stitch(2 * HALF + 1, 2 * HALF + 1);
  stitch.put(HALF, HALF);
  for (let x = 1; x <= HALF; x++)
    for (let y = 0; y <= x; y++) {
      const drawn = next.next().value % 16;
      if (Math.hypot(x, y) > HALF - 0.5 || drawn > 8) continue;
      for (const [a, b] of [
        [x, y],
        [y, x],
      ] as const)
        for (const across of [-1, 1]) for (const up of [-1, 1]) stitch.put(HALF + across * a, HALF + up * b, drawn > 5 ? 1 : 0);
    }
  stitch.rhomb(HALF, HALF, HALF - 1, 0);
  return stitch;
}

export const CELL = 184 / (2 * HALF + 1);
