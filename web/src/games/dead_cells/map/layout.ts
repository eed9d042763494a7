/** Where the rooms of a biome lie on the stage, and how the corridors run between them. */
import type { CellsView } from '../view';
import { random } from '../pieces/random';

export type Point = [x: number, y: number];
export interface Plan {
  width: number;
  height: number;
  /** Radius of a room. */
  r: number;
  at: (place: string) => Point;
}
type Board = NonNullable<CellsView['board']>;

const ROWS = 2;

/** Rooms stand a little beside their lines, always in the same way. */
export function plan(board: Board, width: number, height: number, narrow: boolean): Plan {
  const columns = Math.max(...board.places.map((place) => place.x));
  const [left, right, top, foot] = narrow ? [34, 62, 44, 44] : [58, 84, 112, 112];
  const [stepX, stepY] = [(width - left - right) / columns, (height - top - foot) / (2 * ROWS)];
  const most = narrow ? 31 : 45;
  const r = Math.max(20, Math.min(most, stepX * 0.4, stepY * 0.42));
  const spots = new Map<string, Point>([['start', [left, height / 2]]]);
  for (const place of board.places) {
    const next = random([...`${board.face}${place.id}`].reduce((sum, letter) => sum * 31 + letter.charCodeAt(0), 7));
    next();
    const [dx, dy] = place.kind === 'exit' ? [0, 0] : [(next() - 0.5) * r * 0.3, (next() - 0.5) * r * 0.55];
    spots.set(place.id, [left + place.x * stepX + dx, height / 2 + place.y * stepY + dy]);
  }
  return { width, height, r, at: (place) => spots.get(place) ?? [left, height / 2] };
}

export interface Way {
  d: string;
  /** Somewhere on it, 0 to 1. */
  point: (t: number) => Point;
}

export function way([ax, ay]: Point, [bx, by]: Point): Way {
  const bend = (bx - ax) * 0.42;
  const points: Point[] = [
    [ax, ay],
    [ax + bend, ay],
    [bx - bend, by],
    [bx, by],
  ];
  const point = (t: number): Point => {
    const u = 1 - t;
    const weights = [u ** 3, 3 * u * u * t, 3 * u * t * t, t ** 3];
    return [0, 1].map((axis) => points.reduce((sum, each, at) => sum + weights[at]! * each[axis]!, 0)) as Point;
  };
  const [p, q, s, e] = points.map(([x, y]) => `${x.toFixed(1)},${y.toFixed(1)}`);
  return { d: `M${p}C${q} ${s} ${e}`, point };
}

/** How far from a point the nearest of others is. */
export const distance = ([x, y]: Point, others: readonly Point[]): number =>
  Math.min(Infinity, ...others.map(([ox, oy]) => Math.hypot(x - ox, y - oy)));
