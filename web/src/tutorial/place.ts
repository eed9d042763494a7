/** Where the teacher's bubble goes: beside the thing it speaks about, never over it, always inside the window. */
export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

const GAP = 16;
const EDGE = 10;
const clamp = (value: number, least: number, most: number) => Math.max(least, Math.min(value, Math.max(least, most)));

export function boxOf(element: Element): Box {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { left, top, width, height };
}

const overlap = (a: Box, b: Box) =>
  Math.max(0, Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left)) *
  Math.max(0, Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top));

/** Tries the four sides of the first thing and takes the one that hides the least of all of them. On a phone, where it must lie over
    something, also the two ends of the screen, and it hides as little as it can of the board. */
export function beside(things: Box[], size: { width: number; height: number }, width: number, height: number, top = 60, board?: Box): Box {
  const [thing] = things;
  if (!thing) return { left: clamp((width - size.width) / 2, EDGE, width), top: height - size.height - 90, ...size };
  const middle = { x: thing.left + thing.width / 2, y: thing.top + thing.height / 2 };
  const corners = [
    [thing.left - size.width - GAP, middle.y - size.height / 2],
    [thing.left + thing.width + GAP, middle.y - size.height / 2],
    [middle.x - size.width / 2, thing.top - size.height - GAP],
    [middle.x - size.width / 2, thing.top + thing.height + GAP],
  ];
  if (board) corners.push([EDGE, height], [EDGE, top]);
  const boxes = corners.map(([x, y]) => ({
    left: clamp(x!, EDGE, width - size.width - EDGE),
    top: clamp(y!, top, height - size.height - EDGE),
    ...size,
  }));
  const hides = (box: Box) => things.reduce((sum, each) => sum + overlap(box, each) * 100, 0) + (board ? overlap(box, board) : 0);
  return boxes.reduce((best, box) => (hides(box) < hides(best) ? box : best));
}
