/** Where the teacher's bubble goes. Beside the board it lies in the place of the story, which hides nothing that it speaks of; where
    there is no such place, at the end of the screen that hides the least, and it stays there until something else is said. */
export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}
type Size = Pick<Box, 'width' | 'height'>;

const GAP = 16;
const EDGE = 10;
const STEP = 24;
const clamp = (value: number, least: number, most: number) => Math.max(least, Math.min(value, Math.max(least, most)));

export function boxOf(element: Element): Box {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { left, top, width, height };
}

const overlap = (a: Box, b: Box) =>
  Math.max(0, Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left)) *
  Math.max(0, Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top));
/** How much of these things it lies on. */
export const hides = (box: Box, things: Box[]) => things.reduce((sum, each) => sum + overlap(box, each), 0);
const least = (boxes: Box[], things: Box[]): Box => boxes.reduce((best, box) => (hides(box, things) < hides(best, things) ? box : best));

/** At the foot of the story, as far as it has room. */
export const within = (story: Box, size: Size, floor: number): Box => ({
  left: story.left,
  top: clamp(story.top + story.height - size.height, EDGE, floor - size.height - EDGE),
  ...size,
});

/** At the lower or the upper end of a phone; between them only where both would hide something that is spoken of. */
export function atAnEnd(things: Box[], size: Size, width: number, top: number, floor: number): Box {
  const left = clamp((width - size.width) / 2, EDGE, width - size.width - EDGE);
  const lowest = Math.max(top, floor - size.height - EDGE);
  const between = Array.from({ length: Math.max(0, Math.floor((lowest - top) / STEP)) }, (_, i) => lowest - STEP * (i + 1));
  const free = things.map((each) => ({ ...each, left: 0, width, top: each.top - EDGE, height: each.height + 2 * EDGE }));
  return least(
    [lowest, top, ...between].map((each) => ({ left, top: each, ...size })),
    free,
  );
}

/** Tries the four sides of the first thing: where the rulebook lies over the story. */
export function beside(things: Box[], size: Size, width: number, height: number, top: number): Box {
  const [thing] = things;
  if (!thing) return { left: clamp((width - size.width) / 2, EDGE, width), top: height - size.height - 90, ...size };
  const middle = { x: thing.left + thing.width / 2, y: thing.top + thing.height / 2 };
  const corners = [
    [thing.left - size.width - GAP, middle.y - size.height / 2],
    [thing.left + thing.width + GAP, middle.y - size.height / 2],
    [middle.x - size.width / 2, thing.top - size.height - GAP],
    [middle.x - size.width / 2, thing.top + thing.height + GAP],
  ];
  const boxes = corners.map(([x, y]) => ({
    left: clamp(x!, EDGE, width - size.width - EDGE),
    top: clamp(y!, top, height - size.height - EDGE),
    ...size,
  }));
  return least(boxes, things);
}
