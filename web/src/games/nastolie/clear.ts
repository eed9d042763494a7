/** Whether anything lies between two places, for ears and for keys: a look along a ruler, no promise of what a flick will do. */
import type { Place } from '../../shell/motion';
import { lying, type Obstacle, type TableView } from './view';

/** How far a point is from a line that begins and ends. */
function beside([x, y]: Place, [ax, ay]: Place, [bx, by]: Place): number {
  const [dx, dy] = [bx - ax, by - ay];
  const part = Math.max(0, Math.min(1, ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy || 1)));
  return Math.hypot(x - ax - part * dx, y - ay - part * dy);
}

const side = ([ax, ay]: Place, [bx, by]: Place, [x, y]: Place) => (bx - ax) * (y - ay) - (by - ay) * (x - ax);
const cross = (a: Place, b: Place, c: Place, d: Place): boolean => side(a, b, c) * side(a, b, d) < 0 && side(c, d, a) * side(c, d, b) < 0;

function stands({ x, y, radius, corners }: Obstacle, from: Place, to: Place, wide: number): boolean {
  if (corners.length < 3) return beside([x, y], from, to) < radius + wide;
  const points = corners.map(([cx, cy]): Place => [cx!, cy!]);
  return points.some((corner, i) => beside(corner, from, to) < wide || cross(from, to, corner, points[(i + 1) % points.length]!));
}

/** All in micrometres; `passing` and the target itself do not count. */
export function isClear(
  view: TableView,
  from: Place,
  wide: number,
  target: { id: string; x: number; y: number },
  passing: string,
): boolean {
  const to: Place = [target.x, target.y];
  return (
    !lying(view).some(({ id, x, y, radius }) => id !== target.id && id !== passing && beside([x, y], from, to) < radius + wide) &&
    !view.obstacles.some((obstacle) => stands(obstacle, from, to, wide))
  );
}
