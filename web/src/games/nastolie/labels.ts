/** Where labels lie: near their discs, over no disc and over no other label, as far as there is room. */
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

type Box = Area;
const overlap = (a: Box, b: Box) =>
  Math.max(0, Math.min(a[2], b[2]) - Math.max(a[0], b[0])) * Math.max(0, Math.min(a[3], b[3]) - Math.max(a[1], b[1]));

export function arranged(wanted: readonly Wanted[], discs: readonly { at: Place; r: number }[], seen: Area, unit: number): Label[] {
  const taken: Box[] = discs.map(({ at: [x, y], r }) => {
    const out = r + RING * unit;
    return [x - out, y - out, x + out, y + out];
  });
  const rim: Box = [seen[0] + 6 * unit, seen[1] + 6 * unit, seen[2] - 6 * unit, seen[3] - 6 * unit];
  return wanted.map(({ id, at, r, wide }) => {
    const [w, h] = [wide * unit, HIGH * unit];
    let [best, cost]: [Box | null, number] = [null, Infinity];
    for (const far of FAR)
      for (const [x, y] of WAYS) {
        const reach = r + far * unit;
        const [mx, my] = [at[0] + x * reach + (Math.sign(x) * w) / 2, at[1] + y * reach];
        const box: Box = [mx - w / 2, my - h / 2, mx + w / 2, my + h / 2];
        const outside = w * h - overlap(box, rim);
        const sum = taken.reduce((all, each) => all + overlap(box, each), 0) * 4 + outside * 6 + far * far * unit * unit * 0.03;
        if (sum < cost) [best, cost] = [box, sum];
      }
    const box = best!;
    const air = AIR * unit;
    taken.push([box[0] - air, box[1] - air, box[2] + air, box[3] + air]);
    const to: Place = [at[0] < (box[0] + box[2]) / 2 ? box[0] + 10 * unit : box[2] - 10 * unit, (box[1] + box[3]) / 2];
    return { id, at: [box[0], box[1]], from: at, to, wide };
  });
}
