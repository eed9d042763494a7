/** Where labels lie: near their discs, over no disc and no other label, and no thread over another, as far as there is room. */
import type { Place } from '../../shell/motion';
import type { Area } from './camera.svelte';

export interface Wanted {
  id: string;
  at: Place;
  r: number;
  /** In pixels. */
  wide: number;
}
export interface Label {
  id: string;
  /** The upper left corner, and the two ends of the thread. */
  at: Place;
  from: Place;
  to: Place;
  wide: number;
}
const HIGH = 42;
/** Where a label is tried, as the way from its disc: below right, below left, above … and how far. */
const WAYS: Place[] = [
  [0.75, 1],
  [-0.75, 1],
  [0.75, -1],
  [-0.75, -1],
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
  [0.3, -1],
  [-0.3, -1],
  [0.3, 1],
  [-0.3, 1],
];
const FAR = [26, 52, 84, 124, 168];
/** A stitched ring and a little air around each disc, and air between labels, in pixels. */
const RING = 9;
const AIR = 5;
/** What a thread costs that crosses another one, a label or a disc, in square pixels that would be covered. */
const CROSSING = 900;
/** The first ones are laid while nobody knows where the others will: then each is laid anew. */
const ROUNDS = 3;

type Box = Area;
const overlap = (a: Box, b: Box) =>
  Math.max(0, Math.min(a[2], b[2]) - Math.max(a[0], b[0])) * Math.max(0, Math.min(a[3], b[3]) - Math.max(a[1], b[1]));

const side = ([ax, ay]: Place, [bx, by]: Place, [x, y]: Place) => (bx - ax) * (y - ay) - (by - ay) * (x - ax);
const cross = (a: Place, b: Place, c: Place, d: Place): boolean => side(a, b, c) * side(a, b, d) < 0 && side(c, d, a) * side(c, d, b) < 0;
const cuts = (from: Place, to: Place, [left, top, right, bottom]: Box): boolean =>
  cross(from, to, [left, top], [right, bottom]) || cross(from, to, [left, bottom], [right, top]);

interface Laid {
  box: Box;
  from: Place;
  to: Place;
}

/** Every place that is tried for a label, with its thread, and how far it is from its disc. */
function places({ at, r, wide }: Wanted, unit: number): (Laid & { far: number })[] {
  const [w, h] = [wide * unit, HIGH * unit];
  return FAR.flatMap((far) =>
    WAYS.map(([x, y]) => {
      const reach = r + far * unit;
      const [mx, my] = [at[0] + x * reach + (Math.sign(x) * w) / 2, at[1] + y * reach];
      const box: Box = [mx - w / 2, my - h / 2, mx + w / 2, my + h / 2];
      // The thread ends at the near end of a label beside its disc, and in the middle of one above or below it.
      const end = x ? (at[0] < mx ? box[0] + 10 * unit : box[2] - 10 * unit) : mx;
      return { box, from: at, to: [end, my] as Place, far };
    }),
  );
}

export function arranged(wanted: readonly Wanted[], discs: readonly { at: Place; r: number }[], seen: Area, unit: number): Label[] {
  const grown = ([left, top, right, bottom]: Box, by: number): Box => [left - by, top - by, right + by, bottom + by];
  const taken = discs.map(({ at, r }) => ({ at, box: grown([...at, ...at], r + RING * unit) }));
  const rim = grown(seen, -6 * unit);
  const crossing = CROSSING * unit * unit;
  const laid = new Map<string, Laid>();
  const cost = (id: string, { box, from, to, far }: Laid & { far: number }): number => {
    const outside = (box[2] - box[0]) * (box[3] - box[1]) - overlap(box, rim);
    let sum = outside * 6 + far * far * unit * unit * 0.03;
    for (const each of taken) {
      sum += overlap(box, each.box) * 4;
      if ((each.at[0] !== from[0] || each.at[1] !== from[1]) && cuts(from, to, each.box)) sum += crossing;
    }
    for (const [other, it] of laid) {
      if (other === id) continue;
      sum += overlap(box, grown(it.box, AIR * unit)) * 4;
      if (cuts(from, to, it.box) || cuts(it.from, it.to, box)) sum += crossing;
      if (cross(from, to, it.from, it.to)) sum += crossing;
    }
    return sum;
  };
  const tried = wanted.map((each) => ({ id: each.id, places: places(each, unit) }));
  for (let round = 0; round < ROUNDS; round++)
    for (const { id, places } of tried) {
      const costs = places.map((place) => cost(id, place));
      laid.set(id, places[costs.indexOf(Math.min(...costs))]!);
    }
  return wanted.map(({ id, wide }) => {
    const { box, from, to } = laid.get(id)!;
    return { id, at: [box[0], box[1]], from, to, wide };
  });
}
