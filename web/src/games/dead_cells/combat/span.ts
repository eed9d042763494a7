/** How wide the signs of a row are, so that they can be drawn smaller where they would not fit. */
import type { Sign } from '../view';

const GAP = 4;
const DIGIT = 12;
const LETTER = 7.5;
const REACH = 46;

/** One sign with its number and for whom it is; `all` is how long the word for everybody is. */
function signSpan({ what, n, whom }: Sign, size: number, all: number): number {
  const count = n > 1 ? DIGIT : n < 0 ? 2 + size * 0.6 : 0;
  const forWhom: Record<string, number> = {
    two: 22,
    all: 2 + all * LETTER,
    fp: 2 + size * 0.7,
    ally: 2 + size * 0.86,
    others: 2 + size * 0.86,
  };
  return (what ? size : 0) + count + (forWhom[whom] ?? 0);
}

export function spanOf(signs: readonly Sign[], size: number, reaches: number, all: number): number {
  const drawn = signs.map((each) => signSpan(each, size, all)).reduce((sum, each) => sum + each, 0);
  return drawn + reaches * REACH + Math.max(0, signs.length + reaches - 1) * GAP;
}
