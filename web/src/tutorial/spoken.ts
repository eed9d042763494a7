/** What a step of the lesson is about, as it lies on the screen. */
import { find } from '../shell/places';
import type { Selection } from '../shell/selection.svelte';
import type { LessonStep } from './lesson';
import type { Teacher } from './teacher.svelte';

type Gesture = LessonStep['gesture'];

const drawn = (gesture: Gesture) => gesture && document.querySelector(`[data-gesture="${CSS.escape(gesture.action)}"]`);
const seen = (things: (Element | null)[]): Element[] => things.filter((each) => each instanceof Element);

/** What is ringed: things to look at, then the next piece to point at, or the button. */
export function ringed({ step, gesture, wanted }: Teacher, selection: Selection): Element[] {
  const pieces = step?.pieces ?? [];
  const next = pieces.find((piece) => !selection.holds(piece)) ?? pieces.at(-1);
  const button = wanted >= 0 && pieces.every((piece) => selection.holds(piece));
  return seen([
    button ? document.querySelector(`.acts [data-choice='${wanted}']`) : null,
    ...(step?.look ?? []).map(find),
    drawn(gesture) || (next ? find(next) : null),
  ]);
}

/** All that a step speaks of, whatever has been pointed at already. */
export const spoken = (step: LessonStep | undefined, gesture: Gesture): Element[] =>
  seen([...[...(step?.look ?? []), ...(step?.pieces ?? [])].map(find), drawn(gesture) || null]);
