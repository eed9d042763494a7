/** A play that is watched: every position is known, and we stand at one of them. */
import type { Desk } from '../shell/desk';
import { play } from '../shell/sound';
import { Stage } from '../shell/stage.svelte';
import { greatOf, isTurn, sentencesOf, upTo, type Sentence } from '../shell/story';
import type { Line, Message, Replay, ReplayStep, View } from '../shell/wire';

export const speeds = [0.5, 1, 2, 4] as const;
export type TapeSpeed = (typeof speeds)[number];
/** A step stays at least so long, at normal speed, even where nothing moves. */
const STEP = 1100;

/** Where a turn begins: after so many choices, and the sentence that says so. */
export interface TurnMark {
  at: number;
  turn: number;
  says: Message | null;
}

export class Tape {
  /** So many choices have been made. */
  at = $state(0);
  playing = $state(false);
  speed = $state<TapeSpeed>(1);
  /** The sentence of this moment, while a choice is told. */
  saying = $state.raw<Sentence | null>(null);
  readonly stage: Stage;
  readonly turns: TurnMark[];
  private readonly views: View[];
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly told: Replay,
    desk: Desk<any>,
    at: number,
  ) {
    this.views = [told.view];
    for (const step of told.steps) this.views.push({ ...this.views.at(-1), ...step.changes });
    this.turns = this.marks();
    this.stage = new Stage(desk);
    this.stage.ring = play;
    // The stage tells faster when stories wait; speed is asked for in the same coin.
    this.stage.backlog = () => 2 * (this.speed - 1);
    this.go(at);
  }

  get last(): number {
    return this.told.steps.length;
  }

  /** The choice that led here; none at the very beginning. */
  get step(): ReplayStep | undefined {
    return this.told.steps[this.at - 1];
  }

  /** Who chooses next; at the end, who chose last. */
  get chooser(): number {
    return (this.told.steps[this.at] ?? this.step)?.seat ?? 0;
  }

  /** Events from here … */
  get first(): number {
    return this.at ? this.numberAt(this.at - 1) : 0;
  }

  /** … up to here are those of this step. */
  get end(): number {
    return this.numberAt(this.at);
  }

  get turn(): TurnMark {
    return this.turns.findLast((mark) => mark.at <= this.at) ?? this.turns[0]!;
  }

  private numberAt(at: number): number {
    return this.told.steps[at - 1]?.number ?? this.told.number;
  }

  private marks(): TurnMark[] {
    const { told } = this;
    const found: TurnMark[] = [];
    for (let at = 0; at <= told.steps.length; at++) {
      const turn = told.steps[at - 1]?.turn ?? told.turn;
      if (found.at(-1)?.turn === turn) continue;
      const said = sentencesOf(this.lines(at)).map(({ message }) => message);
      found.push({ at, turn, says: said.findLast(isTurn) ?? null });
    }
    return found;
  }

  /** What a choice is told in; before the first one, the set-up. */
  private lines(at: number): Line[] {
    const [first, end] = [at ? this.numberAt(at - 1) : 0, this.numberAt(at)];
    return this.told.log.filter(({ number }) => number >= first && number < end);
  }

  /** At once, from anywhere to anywhere. */
  go(to: number): void {
    this.at = Math.max(0, Math.min(this.last, Math.round(to) || 0));
    this.saying = null;
    this.stage.show(this.views[this.at]!, this.views[this.at - 1] ?? null);
  }

  jump(to: number): void {
    this.pause();
    this.go(to);
  }

  /** To a line of the story, and from one of its events on: it is seen to happen. */
  see(number: number, at: number): void {
    this.pause();
    if (number < this.told.number) return this.go(0);
    this.go(this.told.steps.findIndex((step) => number < step.number));
    void this.tell(number, at);
  }

  jumpTurn(way: 1 | -1): void {
    const next = way > 0 ? this.turns.find((mark) => mark.at > this.at) : this.turns.findLast((mark) => mark.at < this.at);
    this.jump(next?.at ?? (way > 0 ? this.last : 0));
  }

  /** One choice on, told event by event as at the table. */
  async forward(): Promise<void> {
    if (this.at >= this.last) return;
    if (this.stage.busy) this.go(this.at);
    await this.tell();
  }

  /** The next choice, from an event of it on. */
  private async tell(number = -1, more = 0): Promise<void> {
    this.at++;
    const at = this.at;
    const places = this.told.told.flatMap((line, i) => (line.number >= this.first && line.number < this.end ? [i] : []));
    const events = places.map((i) => this.told.events[i]!);
    const lines = this.lines(at);
    const from = Math.max(0, places.findIndex((i) => this.told.told[i]!.number === number) + (number < 0 ? 0 : more));
    const begins = sentencesOf(lines)[0] ?? null;
    const seen = (count: number) => (this.saying = sentencesOf(upTo(lines, Math.max(count, from + 1))).at(-1) ?? begins);
    const { gesture } = this.step!;
    await this.stage.play(events, this.views[at]!, { seen, gesture, great: greatOf(lines), from });
    if (this.at === at) this.saying = null;
  }

  back(): void {
    this.jump(this.at - 1);
  }

  toggle(): void {
    if (this.playing) return this.pause();
    if (this.at >= this.last) this.go(0);
    this.playing = true;
    void this.run();
  }

  pause(): void {
    this.playing = false;
    clearTimeout(this.timer);
  }

  private async run(): Promise<void> {
    const began = performance.now();
    await this.forward();
    if (!this.playing) return;
    if (this.at >= this.last) return this.pause();
    const rest = STEP / this.speed - (performance.now() - began);
    this.timer = setTimeout(() => void this.run(), Math.max(rest, 250 / this.speed));
  }
}
