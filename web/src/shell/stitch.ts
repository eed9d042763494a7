/** Cross-stitch from bitmaps: a stitch is two strokes across its cell. */
import { fixed } from './geometry';

export class Stitch {
  private threads = new Map<number, Set<string>>();

  constructor(
    readonly width: number,
    readonly height: number,
  ) {}

  put(x: number, y: number, thread = 0): void {
    if (y < 0 || y >= this.height) return;
    const column = ((x % this.width) + this.width) % this.width;
    if (!this.threads.has(thread)) this.threads.set(thread, new Set());
    this.threads.get(thread)!.add(`${column},${y}`);
  }

  /** The eight-pointed star: one octant, mirrored. */
  star(cx: number, cy: number, size: number, thread = 0): void {
    for (let y = 1; y <= size; y++)
      for (let x = y + 1; x <= y + size; x++)
        for (const [a, b] of [
          [x, y],
          [y, x],
        ] as const)
          for (const sx of [-1, 1])
            for (const sy of [-1, 1]) this.put(cx + sx * a - (sx > 0 ? 1 : 0), cy + sy * b - (sy > 0 ? 1 : 0), thread);
  }

  rhomb(cx: number, cy: number, size: number, thread = 0, filled = false): void {
    for (let y = -size; y <= size; y++)
      for (let x = -size; x <= size; x++) {
        const distance = Math.abs(x) + Math.abs(y);
        if (distance === size || (filled && distance <= size)) this.put(cx + x, cy + y, thread);
      }
  }

  row(y: number, here: (x: number) => boolean, thread = 0): void {
    for (let x = 0; x < this.width; x++) if (here(x)) this.put(x, y, thread);
  }

  bitmap(x0: number, y0: number, rows: string[], thread = 0): void {
    rows.forEach((row, y) => [...row].forEach((mark, x) => mark === '#' && this.put(x0 + x, y0 + y, thread)));
  }

  path(thread: number, cell: number): string {
    const [a, b] = [cell * 0.12, cell * 0.88];
    let d = '';
    for (const where of this.threads.get(thread) ?? []) {
      const [x, y] = where.split(',').map((n) => Number(n) * cell) as [number, number];
      const [left, right, top, bottom] = [x + a, x + b, y + a, y + b].map(fixed);
      d += `M${left} ${top}L${right} ${bottom}M${right} ${top}L${left} ${bottom}`;
    }
    return d;
  }
}

/** The wide band of the home cloth: stars, rhombs and trees. */
export function band(): Stitch {
  const s = new Stitch(36, 17);
  s.star(1, 9, 3);
  for (const [x, y] of [
    [0, 8],
    [1, 8],
    [0, 9],
    [1, 9],
  ] as const)
    s.put(x, y);
  s.bitmap(
    15,
    2,
    ['...#...', '..###..', '.#.#.#.', '#..#..#', '..###..', '.#.#.#.', '#..#..#', '..###..', '.#.#.#.', '...#...', '..###..', '.#####.'],
    1,
  );
  for (const x of [9, 28]) {
    s.rhomb(x, 8, 2);
    s.put(x, 8, 1);
    s.put(x, 4);
    s.put(x, 12);
  }
  for (const y of [0, 16]) s.row(y, () => true);
  for (const y of [1, 15]) s.row(y, (x) => x % 3 === 0, 1);
  return s;
}

export function hem(): Stitch {
  const s = new Stitch(16, 9);
  s.rhomb(4, 4, 3);
  s.rhomb(4, 4, 1, 0, true);
  for (const [x, y] of [
    [12, 4],
    [11, 3],
    [13, 3],
    [11, 5],
    [13, 5],
    [12, 2],
    [12, 6],
  ] as const)
    s.put(x, y, 1);
  s.put(8, 4);
  s.put(0, 4);
  for (const y of [0, 8]) s.row(y, (x) => x % 2 === 0);
  return s;
}

export function mark(): Stitch {
  const s = new Stitch(16, 16);
  s.star(8, 8, 3);
  for (const [x, y] of [
    [7, 7],
    [8, 7],
    [7, 8],
    [8, 8],
  ] as const)
    s.put(x, y);
  return s;
}
