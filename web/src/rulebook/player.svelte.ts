/** An example being played: given, each move, the result. Nothing here knows of a table. */
import { prefs } from '../shell/prefs.svelte';
import { Selection } from '../shell/selection.svelte';
import type { Ask, View } from '../shell/wire';
import type { Rule, Shown, Step } from './wire';

/** Shows what is chosen, and chooses nothing. */
class Watching extends Selection {
  override point(): void {}
  override choose(): void {}
  override putBack(): void {}
}

const paces = [1, 2, 0.5] as const;

export class Player {
  /** 0 is the position given; then each move; the last is the result. */
  stop = $state(0);
  /** Within a move: the choice is shown first, then what comes of it. */
  acted = $state(true);
  playing = $state(false);
  pace = $state<(typeof paces)[number]>(1);

  constructor(
    readonly rule: Rule,
    readonly number: number,
    readonly shown: Shown,
  ) {
    this.playing = prefs.pace > 0 && this.last > 0;
  }

  get last(): number {
    return this.shown.steps.length ? this.shown.steps.length + 1 : 0;
  }

  get step(): Step | null {
    return this.shown.steps[this.stop - 1] ?? null;
  }

  get over(): boolean {
    return this.stop === this.last && this.acted;
  }

  private after(stop: number): View {
    return stop <= 0 ? this.shown.given : this.shown.steps[Math.min(stop, this.shown.steps.length) - 1]!.view;
  }

  readonly view: View = $derived.by(() => this.after(this.acted ? this.stop : this.stop - 1));

  readonly before: View | null = $derived.by(() => (this.step && this.acted ? this.after(this.stop - 1) : null));

  readonly selection: Selection = $derived.by(() => {
    const pieces = this.acted && !this.step?.refused ? [] : (this.step?.pieces ?? []);
    const ask = {
      type: 'ask',
      regions: [],
      ask: 0,
      seat: 0,
      question: { id: '' },
      choices: [{ message: { id: '' }, pieces, verb: '' }],
      opens: false,
      undo: false,
    } satisfies Ask;
    const watching = new Watching(pieces.length ? ask : null, new Set(), () => {});
    watching.picked = pieces.slice(0, -1);
    return watching;
  });

  /** Everything that can be seen, for the camera. */
  get views(): View[] {
    return [this.shown.given, ...this.shown.steps.map((step) => step.view)];
  }

  get pieces(): string[] {
    return this.shown.steps.flatMap((step) => step.pieces ?? []);
  }

  go(stop: number): void {
    this.stop = Math.max(0, Math.min(this.last, stop));
    const choosing = this.step?.by != null && this.step.message != null && !this.step.refused;
    this.acted = !(choosing && prefs.pace > 0);
  }

  on(): void {
    if (this.acted) this.go(this.stop + 1);
    else this.acted = true;
    if (this.over) this.playing = false;
  }

  back(): void {
    this.playing = false;
    this.go(this.stop - 1);
    this.acted = true;
  }

  forward(): void {
    this.playing = false;
    this.go(this.stop + 1);
  }

  toggle(): void {
    if (!this.playing && this.over) this.go(0);
    this.playing = !this.playing && this.last > 0;
  }

  faster(): void {
    this.pace = paces[(paces.indexOf(this.pace) + 1) % paces.length]!;
  }

  /** How long this moment stays, in milliseconds; null: until somebody goes on. */
  get stay(): number | null {
    if (!this.acted) return 1300 / this.pace;
    if (!this.playing || this.over) return null;
    return (this.stop === 0 ? 2600 : 1600 + 700 * Math.min(5, this.step?.log.length ?? 0)) / this.pace;
  }
}
