/** One choice out of a region as it is drawn on a board, and what a look ahead says. The types come from the server. */
import type { Gesture, TriedFrame } from './wire.gen';

export type { DirectionPart, Gesture, NumberPart, Part, PiecePart, Region, Shape, ShownPart, SpotPart } from './wire.gen';

/** What would come of it, or why it is not allowed. */
export type Tried = Pick<TriedFrame, 'ask' | 'action' | 'view' | 'error'>;

/** A gesture to be drawn on a board, and why: somebody aims, a hint, what the teacher wants, what was done then. */
export interface Pointing {
  gesture: Gesture;
  why: 'aims' | 'hint' | 'lesson' | 'told';
  seat: number | null;
}
