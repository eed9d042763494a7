/** Tells a story on the table: what is drawn changes event by event, and in the end it is what the server says.
 *
 * Used wherever events are played: at a table, in a replay, in an example of the rulebook.
 */
import type { Desk, Scene } from './desk';
import { find, spotOf, type Spot } from './places';
import { prefs } from './prefs.svelte';
import type { GameEvent, View } from './wire';

const NORMAL = 500;
const STEP = 420;

function places(names: readonly string[]): ReadonlyMap<string, Spot> {
  const known = new Map<string, Spot>();
  for (const name of names) {
    const spot = spotOf(find(name));
    if (spot) known.set(name, spot);
  }
  return known;
}

export class Stage {
  view = $state.raw<View | null>(null);
  /** How it stood when the latest story began: what is different since then is the last move. */
  before = $state.raw<View | null>(null);
  scene = $state.raw<Scene | null>(null);
  busy = $state(false);
  /** Unknown until the game's drawings are loaded; without them a story is only its end. */
  desk: Desk<any> | null = null;
  /** How many more stories wait behind this one; with a backlog each is told faster. */
  backlog: () => number = () => 0;

  private number = 0;
  private hurried = false;
  /** Stories behind this one that are not waited for either. */
  private rushed = 0;
  private wake: (() => void) | null = null;
  private told = 0;

  constructor(desk: Desk<any> | null = null) {
    this.desk = desk;
  }

  /** At once, without a story: at the beginning, after taking back, after a jump. */
  show(view: View | null, before: View | null = null): void {
    this.told++;
    this.hurry();
    this.rushed = 0;
    this.view = view;
    this.before = before;
    this.scene = null;
    this.busy = false;
  }

  /** Plays events one after another, then shows the view that follows from them. `seen` is told how many have been seen. */
  async play(events: readonly GameEvent[], after: View, seen: (count: number) => void = () => {}): Promise<void> {
    const told = ++this.told;
    this.hurried = this.rushed > 0;
    this.rushed = Math.max(0, this.rushed - 1);
    this.busy = true;
    this.before = this.view;
    for (let index = 0; index < events.length;) {
      const { millis, covers } = this.step(events, index, after);
      index += covers;
      seen(index);
      if (millis > 0) await this.pause(millis);
      if (told !== this.told) return;
    }
    this.view = after;
    this.scene = null;
    this.busy = false;
  }

  private step(events: readonly GameEvent[], index: number, after: View): { millis: number; covers: number } {
    const tempo = this.tempo;
    const event = events[index]!;
    if (!tempo || !this.view || !this.desk?.play) return { millis: 0, covers: 1 };
    const step = this.desk.play(this.desk.read(this.view), event, events.slice(index + 1), this.desk.read(after));
    const where = places(step.where ?? []);
    this.view = step.view as View;
    this.scene = { event, number: ++this.number, tempo, show: step.show, where };
    return { millis: (step.millis ?? STEP) * tempo, covers: step.covers ?? 1 };
  }

  /** 1 is normal, 0 at once. */
  get tempo(): number {
    if (this.hurried || document.hidden) return 0;
    return prefs.pace / NORMAL / (1 + this.backlog() / 2);
  }

  private pause(millis: number): Promise<void> {
    return new Promise((resolve) => {
      const hidden = () => document.hidden && this.hurry();
      const end = () => {
        clearTimeout(timer);
        document.removeEventListener('visibilitychange', hidden);
        resolve();
      };
      const timer = setTimeout(end, millis);
      document.addEventListener('visibilitychange', hidden);
      this.wake = end;
    });
  }

  /** Goes to the end of this story at once, and of all that wait behind it. */
  hurry(): void {
    this.hurried = true;
    this.rushed = this.backlog();
    this.wake?.();
  }
}
