/** Pieces on their way over the table. */
import type { Spot } from '../../shell/places';

/** From where to where, by the names of pieces and places, which are tried in order until one is on the screen. */
export interface Flight {
  from: string[];
  via?: string[];
  to: string[];
  delay?: number;
}

export interface Flying<F extends Flight> {
  id: string;
  flight: F;
  path: Spot[];
  millis: number;
  delay: number;
}

/** In the middle of a spot, lifted over it, and as large as what lies there, for something that is `size` wide by itself. */
export function at({ x, y, width }: Spot, size: number, lift = 0, least = 0.5, most = 1.5): string {
  return `translate(${x}px,${y - lift}px) translate(-50%,-50%) scale(${Math.min(most, Math.max(least, width / size))})`;
}

/** Half-way, as large as the larger of the two. */
export const between = (from: Spot, to: Spot, least = 0): Spot => ({
  x: (from.x + to.x) / 2,
  y: (from.y + to.y) / 2,
  width: Math.max(from.width, to.width, least),
  height: 0,
});
