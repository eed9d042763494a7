/** Runs a motion on a clock, with the sounds that are due within it. Comes with the first event that has one. */
import type { Desk } from './desk';
import { Motion, type Places } from './motion';
import { prefs } from './prefs.svelte';
import type { Due, Heard } from './sound';
import type { GameEvent, View } from './wire';

export { Motion };

/** In milliseconds. */
const SHAKE = 10;

/** Whom the clock goes for. It is asked at every frame, so the rate may change while it runs. */
export interface Wound {
  /** 1 is normal, 0: to the end at once. */
  tempo(): number;
  paused(): boolean;
  show(places: Places): void;
  ring(sound: Heard): void;
}

/** As the game says it; otherwise a tick at the start, and one whenever a piece comes to rest. */
function sounds(event: GameEvent, motion: Motion, desk: Desk<any> | null, view: View | null): Due[] {
  const own = view && desk?.sounds?.(event, motion, desk.read(view));
  const due = own ?? [...new Set([0, ...motion.ends()])].map((at) => ({ at, sound: 'tick' as const }));
  return due.toSorted((a, b) => a.at - b.at);
}

/** Begins when it is called with what to do at the end, and gives back how it is stopped: everything then rests. */
export function clock(event: GameEvent, desk: Desk<any> | null, wound: Wound, view: View | null): (end: () => void) => () => void {
  const motion = Motion.parse(String(event.path));
  const due = sounds(event, motion, desk, view);
  const show = (moment: number) => {
    wound.show(motion.places(moment));
    while (due[0] && due[0].at <= moment) {
      const { sound, shakes } = due.shift()!;
      wound.ring(sound);
      if (shakes && prefs.vibrate) navigator.vibrate?.(SHAKE);
    }
  };
  return (end) => {
    let moment = 0;
    let last = performance.now();
    const tick = (now: number) => {
      const tempo = wound.tempo();
      if (tempo && !wound.paused()) moment += Math.max(0, now - last) * (10 / tempo);
      last = now;
      if (!tempo || moment >= motion.length) return end();
      show(moment);
      frame = requestAnimationFrame(tick);
    };
    let frame = requestAnimationFrame(tick);
    show(moment);
    return () => {
      cancelAnimationFrame(frame);
      // Who is in a hurry hears nothing of what he did not see.
      if (!wound.tempo()) due.length = 0;
      show(motion.length);
    };
  };
}
