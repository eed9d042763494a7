/** The place that is meant by a finger that misses a little: the nearest one where what is in hand may lie. Shapes are the region's own. */
import { holds, nearestOf, pointsOf } from '../../shell/aiming/values';
import type { Shape, SpotPart } from '../../shell/gesture';
import type { Place } from '../../shell/motion';

/** Looked for in rings around it, the farther away the coarser, in so many directions. */
const NEAR = 80_000;
const FAR = 1_400_000;
const STEP = 1_500;
const STRIDE = 9_000;
const WAYS = 48;

/** Touching is not being in the way. */
const covers = (shape: Shape, at: Place): boolean =>
  holds(shape.shape === 'circle' ? { ...shape, radius: shape.radius - 1 } : { ...shape, margin: shape.margin - 1 }, at);

export const isFree = (part: SpotPart, at: Place): boolean =>
  part.zone.some((shape) => holds(shape, at)) && !part.taken.some((shape) => covers(shape, at));

export function snapped(part: SpotPart, at: Place): Place {
  const points = pointsOf(part);
  if (points.length) return nearestOf(points, at);
  const here: Place = [Math.round(at[0]), Math.round(at[1])];
  if (isFree(part, here)) return here;
  for (let far = STEP; far <= FAR; far += far < NEAR ? STEP : STRIDE)
    for (let way = 0; way < WAYS; way++) {
      const angle = (way * 2 * Math.PI) / WAYS;
      const near: Place = [Math.round(here[0] + far * Math.cos(angle)), Math.round(here[1] + far * Math.sin(angle))];
      if (isFree(part, near)) return near;
    }
  return here;
}
