/** Where everything lies on a land. Units of the drawing: a cell is 110 wide. */
import type { Heading } from './view';

export const CELL = 110;
export const FIELD = 5 * CELL;
export type Point = [x: number, y: number];

export interface Layout {
  narrow: boolean;
  coop: boolean;
  x0: number;
  y0: number;
  /** How deep the forest is at the sides, at its own edge, and the strip with the houses. */
  side: number;
  forest: number;
  strip: number;
  width: number;
  height: number;
  box: string;
}

export function layoutOf(narrow: boolean, coop: boolean): Layout {
  const [side, forest, strip] = narrow ? [64, 70, 86] : [96, 80, 82];
  const [width, height] = [FIELD + 2 * side, FIELD + forest + strip];
  return {
    narrow,
    coop,
    side,
    forest,
    strip,
    width,
    height,
    x0: side,
    y0: coop ? strip : forest,
    box: narrow ? `-2 -8 ${width + 4} ${height + 18}` : `-6 -12 ${width + 12} ${height + 26}`,
  };
}

/** Top of the strip with the houses. */
export const stripTop = (layout: Layout): number => (layout.coop ? 0 : layout.y0 + FIELD);

export const isCell = (place: string): boolean => /^r\dc\d$/.test(place);
export const cellName = (row: number, column: number): string => `r${row}c${column}`;
export const rowOf = (cell: string): number => Number(cell[1]);
export const columnOf = (cell: string): number => Number(cell[3]);

/** The middle of a cell, or of a place on the rim. */
export function at(place: string, layout: Layout): Point {
  const { x0, y0, side, forest, strip, coop, narrow } = layout;
  if (isCell(place)) return [x0 + (columnOf(place) - 0.5) * CELL, y0 + (rowOf(place) - 0.5) * CELL];
  const [edge, number] = place.split('-');
  const along = (Number(number) - 0.5) * CELL;
  const out = narrow ? 0.54 : 0.53;
  if (edge === 'left') return [x0 - side * out, y0 + along];
  if (edge === 'right') return [x0 + FIELD + side * out, y0 + along];
  if (edge === 'top') return [x0 + along, y0 - (coop ? strip : forest) * 0.58];
  return [x0 + along, y0 + FIELD + (coop ? forest : strip) * 0.58];
}

/** Whether these cells share a side. */
export const beside = (a: string, b: string): boolean =>
  isCell(a) && isCell(b) && Math.abs(rowOf(a) - rowOf(b)) + Math.abs(columnOf(a) - columnOf(b)) === 1;

export const TURN: Record<Heading, number> = { n: 0, e: 90, s: 180, w: 270 };
export const STEP: Record<Heading, Point> = { n: [0, -1], e: [1, 0], s: [0, 1], w: [-1, 0] };

/** Several on one place: a little apart, so that each can be seen; many lie closer. */
export function heaped(stack: number, count: number): Point {
  const gap = Math.min(10, 24 / Math.max(1, count - 1));
  return [stack * gap, -stack * gap];
}

/** All of a heap side by side around their place, in rows of at most four, kept on the land. */
export function fanned(index: number, count: number, [x, y]: Point, layout: Layout, size: number): Point {
  const columns = Math.min(4, count);
  const row = Math.floor(index / columns);
  const inRow = Math.min(columns, count - row * columns);
  const rows = Math.ceil(count / columns);
  const gap = size * 1.84;
  const half = ((columns - 1) / 2) * gap;
  const middle = Math.max(half + size * 0.8, Math.min(layout.width - half - size * 0.8, x));
  const top = Math.max(size, Math.min(layout.height - size - (rows - 1) * gap, y - ((rows - 1) / 2) * gap));
  return [middle + ((index % columns) - (inRow - 1) / 2) * gap, top + row * gap];
}
