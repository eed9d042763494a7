/** Millimetres of the table as a drawing has them: x to the right, y down. The wire speaks in micrometres, y up. */
import type { Place } from '../../shell/motion';

export const MICRO = 1000;
/** From the wire to the drawing, and back. */
export const drawn = ([x, y]: Place): Place => [x / MICRO, -y / MICRO];
export const told = ([x, y]: Place): Place => [x * MICRO, -y * MICRO];

/** A point so far from the middle, in degrees clockwise from north. */
export const around = (radius: number, degrees: number): Place => {
  const angle = ((degrees - 90) * Math.PI) / 180;
  return [radius * Math.cos(angle), radius * Math.sin(angle)];
};
const short = (value: number) => Number(value.toFixed(2));
export const point = ([x, y]: Place): string => `${short(x)},${short(y)}`;

/** An arc of a circle around the middle, clockwise. */
export const arc = (radius: number, from: number, to: number): string =>
  `M${point(around(radius, from))}A${short(radius)},${short(radius)} 0 ${to - from > 180 ? 1 : 0} 1 ${point(around(radius, to))}`;

/** Facings are counted in 72 steps from east, against the clock; drawings in degrees from north, with it. */
export const facingDegrees = (facing: number): number => 90 - facing * 5;

export const line = (points: readonly Place[]): string => points.map((each, i) => (i ? 'L' : 'M') + point(each)).join('');
