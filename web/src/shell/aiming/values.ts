/** The numbers of a region's parts: what they begin with, how they are kept in bounds, how they are written. */
import type { Part, Shape, ShownPart, SpotPart } from '../gesture';
import type { Place } from '../motion';

/** A piece by its name, a spot or a direction, a number; null: not chosen yet. */
export type Value = string | number | Place | null;

export const firstValue = (part: Part): Value => {
  if (part.kind === 'piece') return part.pieces.length === 1 ? part.pieces[0]! : null;
  if (part.kind === 'number') return fitted(part, part.usual ?? (part.least + part.most) / 2);
  const only = part.kind === 'spot' ? pointsOf(part) : [];
  return only.length === 1 ? only[0]! : null;
};

/** A spot may be nothing but single points: then only these can be meant. */
export const pointsOf = ({ zone }: SpotPart): Place[] =>
  zone.every((shape) => shape.shape === 'circle' && !shape.radius)
    ? zone.map((shape) => (shape.shape === 'circle' ? [shape.x, shape.y] : [0, 0]))
    : [];

const apart = (a: Place, b: Place) => Math.hypot(a[0] - b[0], a[1] - b[1]);
export const nearestOf = (points: readonly Place[], to: Place): Place =>
  points.reduce((best, each) => (apart(each, to) < apart(best, to) ? each : best));

/** So far from a place this way; where there are only points, the next one that lies that way. */
export function stepped(part: SpotPart, [x, y]: Place, [dx, dy]: Place, step: number): Place {
  const onward = pointsOf(part).filter(([toX, toY]) => (toX - x) * dx + (toY - y) * dy > 0);
  return onward.length ? nearestOf(onward, [x, y]) : [x + dx * step, y + dy * step];
}

const within = (value: number, least: number, most: number) => Math.max(least, Math.min(most, value));

/** In whole numbers, and as far as a part allows: a spot stays where it was pointed at, so that one can be told why not. */
export function fitted(part: Part, value: Value): Value {
  if (typeof value === 'number' && part.kind === 'number') {
    const steps = Math.round((value - part.least) / part.step);
    return part.least + part.step * within(steps, 0, Math.floor((part.most - part.least) / part.step));
  }
  if (!Array.isArray(value)) return value;
  const [x, y] = value as unknown as Place;
  if (part.kind === 'spot') {
    const points = pointsOf(part);
    if (points.length) return nearestOf(points, [x, y]);
  }
  if (part.kind !== 'direction') return [Math.round(x), Math.round(y)];
  const length = Math.hypot(x, y);
  return length ? [Math.round((x * part.reach) / length), Math.round((y * part.reach) / length)] : null;
}

export const written = (value: Exclude<Value, null>): string => (typeof value === 'object' ? value.join(' ') : String(value));

/** Degrees to the right of straight ahead; to the left they are negative. */
export const angleOf = ([x, y]: Place): number => (Math.atan2(x, y) * 180) / Math.PI;
export const towards = (degrees: number, length = 1): Place => [
  Math.sin((degrees * Math.PI) / 180) * length,
  Math.cos((degrees * Math.PI) / 180) * length,
];

export function shownPart(part: Part, value: Exclude<Value, null>, place: Place | null): ShownPart {
  const { name } = part;
  if (part.kind === 'piece') return { kind: 'piece', name, piece: value as string, place: place && [...place] };
  if (part.kind === 'number') return { kind: 'number', name, value: value as number, least: part.least, most: part.most };
  const [x, y] = value as Place;
  return part.kind === 'spot' ? { kind: 'spot', name, x, y, radius: part.radius } : { kind: 'direction', name, x, y };
}

export const valueOf = (shown: ShownPart): Value =>
  shown.kind === 'piece' ? shown.piece : shown.kind === 'number' ? shown.value : [shown.x, shown.y];

/** Whether a point lies in a shape, its line included; see core/shapes.py. */
export function holds(shape: Shape, [x, y]: Place): boolean {
  if (shape.shape === 'circle') return Math.hypot(x - shape.x, y - shape.y) <= shape.radius;
  const sides = shape.corners.map((corner, i) => [shape.corners.at(i - 1)!, corner] as const);
  const inside = sides.every(([[ax, ay], [bx, by]]) => (bx - ax) * (y - ay) - (by - ay) * (x - ax) >= 0);
  return inside || sides.some(([from, to]) => distance(from, to, x, y) <= shape.margin);
}

function distance([ax, ay]: Place, [bx, by]: Place, x: number, y: number): number {
  const length = (bx - ax) ** 2 + (by - ay) ** 2;
  const along = length && within(((bx - ax) * (x - ax) + (by - ay) * (y - ay)) / length, 0, 1);
  return Math.hypot(x - ax - along * (bx - ax), y - ay - along * (by - ay));
}
