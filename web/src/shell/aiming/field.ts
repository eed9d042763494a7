/** A field that anybody can draw: what of a view and of regions has a place. Ahead is up, as the rules count. */
import { isObject, isThing, things, type Plain, type Thing } from '../general';
import type { Pointing, Region, Shape } from '../gesture';
import type { Place } from '../motion';
import type { View } from '../wire';

/** Left, low, right, high. */
export type Box = readonly [number, number, number, number];

export interface Lying {
  id: string;
  thing: Thing | null;
  at: Place;
}

export const placed = (value: Plain | undefined): boolean => isThing(value) && typeof value.x === 'number' && typeof value.y === 'number';

/** The pieces that a view shows at a place. */
export const lying = (view: View): Lying[] =>
  things(view as Plain)
    .filter((thing) => placed(thing as Plain))
    .map((thing) => ({ id: thing.id, thing, at: [thing.x as number, thing.y as number] }));

const isBox = (value: unknown): value is Box =>
  Array.isArray(value) && value.length === 4 && value.every((each) => typeof each === 'number');

/** What of a view is the field itself or lies on it, so that it need not be listed beside it. */
export const isField = (name: string, value: Plain): boolean =>
  (name === 'field' && isBox(value)) ||
  name === 'shapes' ||
  (Array.isArray(value) && value.length > 0 && value.every(placed)) ||
  (isObject(value) && placed(value));

const around = (shape: Shape): Box =>
  shape.shape === 'circle'
    ? [shape.x - shape.radius, shape.y - shape.radius, shape.x + shape.radius, shape.y + shape.radius]
    : joined(shape.corners.map(([x, y]): Box => [x - shape.margin, y - shape.margin, x + shape.margin, y + shape.margin]))!;

const joined = (boxes: readonly Box[]): Box | null =>
  boxes.length
    ? [
        Math.min(...boxes.map((box) => box[0])),
        Math.min(...boxes.map((box) => box[1])),
        Math.max(...boxes.map((box) => box[2])),
        Math.max(...boxes.map((box) => box[3])),
      ]
    : null;

const point = ([x, y]: Place): Box => [x, y, x, y];

/** What there is to be seen: as the view says, or all that has a place, with some room around. null: nothing has one. */
export function fieldOf(view: View, regions: readonly Region[], pointings: readonly Pointing[]): Box | null {
  if (isBox(view.field)) return view.field;
  const parts = regions.flatMap((region) => region.parts);
  const box = joined([
    ...shapesOf(view).map(around),
    ...lying(view).map(({ at }) => point(at)),
    ...parts.flatMap((part) => (part.kind === 'spot' ? part.zone.map(around) : [])),
    ...parts.flatMap((part) => (part.kind === 'piece' ? (part.places ?? []).map(point) : [])),
    ...pointings.flatMap(({ gesture }) =>
      gesture.parts.flatMap((part) =>
        part.kind === 'spot' ? [point([part.x, part.y])] : part.kind === 'piece' && part.place ? [point(part.place)] : [],
      ),
    ),
  ]);
  if (!box) return null;
  const room = Math.max(box[2] - box[0], box[3] - box[1], 10) * 0.12;
  return [box[0] - room, box[1] - room, box[2] + room, box[3] + room];
}

/** What a view or a look ahead has drawn. */
export const shapesOf = (view: View | null | undefined): Shape[] => (Array.isArray(view?.shapes) ? view.shapes : []);

/** A shape as an SVG path. A polygon's margin is drawn as a thick line with round corners. */
export function outline(shape: Shape): string {
  if (shape.shape === 'polygon') return `M${shape.corners.map(([x, y]) => `${x},${-y}`).join('L')}Z`;
  const { x, y, radius } = shape;
  return `M${x - radius},${-y}a${radius},${radius} 0 1 0 ${2 * radius},0a${radius},${radius} 0 1 0 ${-2 * radius},0Z`;
}
