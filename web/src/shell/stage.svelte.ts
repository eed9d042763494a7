/** Tells a story on the table: what is drawn changes event by event, and in the end it is what the server says.
 *
 * Used wherever events are played: at a table, in a replay, in an example of the rulebook.
 */
import type { Wound } from './clock';
import type { Desk, Scene } from './desk';
import type { Gesture } from './gesture';
import type { Places } from './motion';
import { find, spotOf, type Spot } from './places';
import { prefs } from './prefs.svelte';
import type { Heard } from './sound';
import type { GameEvent, Message, View } from './wire';

const NORMAL = 500;
const STEP = 420;
/** What was done is drawn so long before it happens; what has moved rests so long before the next thing does. */
const GESTURE = 1100;
/** A bot's hand is seen so long before it lets go. */
export const GLIMPSE = 500;
const REST = 260;
/** What is great is called out so long before it happens. */
const BEAT = 800;
/** Slowly: so many times longer. */
const SLOW = 4;

function places(names: readonly string[]): ReadonlyMap<string, Spot> {
  const known = new Map<string, Spot>();
  for (const name of names) {
    const spot = spotOf(find(name));
    if (spot) known.set(name, spot);
  }
  return known;
}

/** A story in which something moved by itself: how it stood before, and what happened. */
interface Motions {
  before: View | null;
  events: readonly GameEvent[];
  great?: ReadonlyMap<number, Message>;
}

/** How a story is told. */
export interface Telling {
  /** Told how many events have begun. */
  seen?: (count: number) => void;
  /** What was chosen, drawn before it happens. */
  gesture?: Gesture | null;
  /** So long, in milliseconds. */
  glimpse?: number;
  /** What is called out, by the place of its event. */
  great?: ReadonlyMap<number, Message>;
  /** The first event that is shown; what came before it has happened. */
  from?: number;
  /** Up to, and without, this one; then the table stands as it stood then. */
  to?: number;
}

export class Stage {
  view = $state.raw<View | null>(null);
  /** How it stood when the latest story began: what is different since then is the last move. */
  before = $state.raw<View | null>(null);
  scene = $state.raw<Scene | null>(null);
  /** A great moment: what is called out over the board. */
  called = $state.raw<Message | null>(null);
  busy = $state(false);
  /** What was chosen, drawn before it happens. */
  gesture = $state.raw<Gesture | null>(null);
  slowly = $state(false);
  /** Nothing goes on until somebody says so. */
  paused = $state(false);
  /** Unknown until the game's drawings are loaded; without them a story is its motions and its end. */
  desk: Desk<any> | null = null;
  /** How many more stories wait behind this one; with a backlog each is told faster. */
  backlog: () => number = () => 0;
  /** Hears the sounds that are due within a motion. */
  ring: ((sound: Heard) => void) | null = null;

  private places = $state.raw<Places>(new Map());
  private number = 0;
  private hurried = false;
  /** Stories behind this one that are not waited for either. */
  private rushed = 0;
  private wake: (() => void) | null = null;
  private resume: (() => void) | null = null;
  private told = 0;
  /** The latest motion, to be seen once more. */
  latest = $state.raw<Motions | null>(null);
  /** The ways of the latest motion; of one that was taken back, too, as long as it shall be seen. */
  ways = $state.raw<readonly GameEvent[]>([]);
  /** While it is seen once more: how the table stands in truth. */
  private truth: View | null = null;

  constructor(desk: Desk<any> | null = null) {
    this.desk = desk;
  }

  /** At once, without a story: at the beginning, after taking back, after a jump. */
  show(view: View | null, before: View | null = null): void {
    this.told++;
    this.hurry();
    this.rushed = 0;
    this.before = before;
    this.latest = null;
    if (!before) this.ways = [];
    this.truth = null;
    this.end(view);
  }

  private end(view: View | null): void {
    this.view = view;
    this.scene = null;
    this.called = null;
    this.gesture = null;
    this.places = new Map();
    this.busy = false;
  }

  /** Plays events one after another, then shows the view that follows from them. */
  async play(events: readonly GameEvent[], after: View, telling: Telling = {}): Promise<void> {
    const { seen, gesture = null, glimpse = GESTURE, great, from = 0, to = events.length } = telling;
    const told = ++this.told;
    this.hurried = this.rushed > 0;
    this.rushed = Math.max(0, this.rushed - 1);
    this.busy = true;
    this.before = this.view;
    this.gesture = gesture;
    if (gesture && this.tempo && !from) await this.pause(glimpse * this.tempo);
    if (told !== this.told) return;
    this.gesture = null;
    for (let index = 0; index < to;) {
      const event = events[index]!;
      if (index < from || (to < events.length && !this.tempo)) {
        index += this.pass(events, index);
        seen?.(index);
        continue;
      }
      await this.call(great?.get(index));
      if (told !== this.told) return;
      const moves = this.tempo && 'path' in event ? await import('./clock') : null;
      if (told !== this.told) return;
      const { millis, covers } = this.step(events, index, moves !== null);
      index += covers;
      // Where a game can tell the beginning alone, the rest is told when everything has come to rest.
      const waits = moves !== null && this.desk?.opens !== undefined;
      if (!waits) seen?.(index);
      if (moves) await this.until(moves.clock(event, this.desk, this.wound(), this.view));
      if (waits && told === this.told) seen?.(index);
      if (told === this.told && millis > 0) await this.pause(millis);
      if (told !== this.told) return;
      this.called = null;
    }
    this.end(to < events.length ? this.view : after);
    this.truth = null;
    const ways = events.filter((event) => 'path' in event);
    if (ways.length) this.latest = { before: this.before, events, great };
    if (ways.length) this.ways = ways;
  }

  /** The latest motion once more, on the table itself: for who looked away. */
  async again(): Promise<void> {
    if (!this.latest || this.busy || !this.view) return;
    const { before, events, great } = this.latest;
    this.truth = this.view;
    this.view = before;
    await this.play(events, this.truth, { great });
  }

  /** Something new has happened: what was seen once more ends. */
  settle(): void {
    if (!this.truth) return;
    this.told++;
    this.skip();
    this.end(this.truth);
    this.truth = null;
  }

  /** A beat before what is great; it stays in sight while it happens. */
  private async call(great: Message | undefined): Promise<void> {
    if (!great || !this.tempo || !this.view) return;
    this.called = great;
    this.ring?.('great');
    await this.pause(BEAT * this.tempo);
  }

  /** An event that nobody waits for: how it stands after it. Says how many events that are. */
  private pass(events: readonly GameEvent[], index: number): number {
    const step = this.view && this.desk?.play?.(this.desk.read(this.view), events[index]!, events.slice(index + 1));
    if (step) this.view = step.view as View;
    return step?.covers ?? 1;
  }

  private step(events: readonly GameEvent[], index: number, moves: boolean): { millis: number; covers: number } {
    const tempo = this.tempo;
    const event = events[index]!;
    if (!tempo || !this.view || !(this.desk?.play || moves)) return { millis: 0, covers: 1 };
    const step = this.desk?.play?.(this.desk.read(this.view), event, events.slice(index + 1));
    const where = places(step?.where ?? []);
    if (step) {
      this.view = step.view as View;
      this.places = new Map();
    }
    const now = () => this.places;
    this.scene = {
      event,
      number: ++this.number,
      tempo,
      show: step?.show,
      where,
      get places() {
        return now();
      },
    };
    return { millis: (step?.millis ?? (moves ? REST : STEP)) * tempo, covers: step?.covers ?? 1 };
  }

  /** 1 is normal, 0 at once. */
  get tempo(): number {
    if (this.hurried || document.hidden) return 0;
    return ((this.slowly ? SLOW : 1) * prefs.pace) / NORMAL / (1 + this.backlog() / 2);
  }

  /** What moved before in this story stays where it came to rest. */
  private wound(): Wound {
    const rested = [...this.places];
    return {
      tempo: () => this.tempo,
      paused: () => this.paused,
      show: (now) => (this.places = new Map([...rested, ...now])),
      ring: (sound) => this.ring?.(sound),
    };
  }

  private async pause(millis: number): Promise<void> {
    await this.until((end) => {
      const timer = setTimeout(end, millis);
      return () => clearTimeout(timer);
    });
    if (!this.paused) return;
    await this.until((end) => {
      this.resume = end;
      return () => (this.resume = null);
    });
  }

  /** Waits until `begin` says that it is over, or somebody is in a hurry, or nobody looks any more. */
  private until(begin: (end: () => void) => () => void): Promise<void> {
    return new Promise((resolve) => {
      const hidden = () => document.hidden && this.hurry();
      const end = () => {
        stop();
        document.removeEventListener('visibilitychange', hidden);
        resolve();
      };
      const stop = begin(end);
      document.addEventListener('visibilitychange', hidden);
      this.wake = end;
    });
  }

  /** Holds the story, or lets it go on. */
  hold(): void {
    this.paused = !this.paused;
    if (!this.paused) this.resume?.();
  }

  /** Goes to the end of this story at once. */
  skip(): void {
    this.hurried = true;
    this.paused = false;
    this.wake?.();
  }

  /** The same, and of all that wait behind it. */
  hurry(): void {
    this.rushed = this.backlog();
    this.skip();
  }
}
