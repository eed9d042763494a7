/** A hand over the table: who is taken, what with, and how far the thread is pulled. What cannot be listed is Aim's; this is how one gets there. */
import type { Aim } from '../../shell/aim.svelte';
import type { Place } from '../../shell/motion';
import { prefs } from '../../shell/prefs.svelte';
import type { Selection } from '../../shell/selection.svelte';
import { MICRO, told } from './geometry';
import { snapped } from './snap';

/** A pull of so many pixels has all one's strength; one shorter than the dead zone is none. On the screen, so that zoom changes nothing. */
const FULL = { mouse: 180, touch: 140 };
const DEAD = 14;
/** With Shift a change counts so much. */
const FINE = 0.2;

/** While a thread is pulled: where the finger came down and where it is, in pixels, and what counts of that. */
interface Pull {
  pointer: number;
  from: Place;
  at: Place;
  counts: Place;
  full: number;
}

export class Hand {
  pull = $state.raw<Pull | null>(null);
  /** So many eighths of the reach beside the middle of what is aimed at. */
  aside = 0;

  constructor(
    readonly aim: Aim | null,
    readonly selection: Selection,
  ) {}

  private region(verb: string): number {
    return this.aim?.regions.findIndex((region) => region.verb === verb) ?? -1;
  }

  private part(kind: string): number {
    return this.aim?.parts.findIndex((part) => part.kind === kind) ?? -1;
  }

  private value(kind: string): unknown {
    const at = this.part(kind);
    return at < 0 ? null : this.aim!.value(at);
  }

  /** Who is in hand: to act, or to be placed. */
  get disc(): string | null {
    return (this.value('piece') as string | null) ?? this.selection.picked[0] ?? null;
  }

  get verb(): string {
    return this.selection.picked.length ? (this.selection.fitting[0]?.verb ?? '') : (this.aim?.verb ?? '');
  }

  get way(): Place | null {
    return this.value('direction') as Place | null;
  }

  get spot(): Place | null {
    return this.value('spot') as Place | null;
  }

  /** From 0 to 1. */
  get strength(): number {
    const at = this.part('number');
    const part = this.aim?.parts[at];
    return part?.kind === 'number' ? ((this.aim!.value(at) as number) - part.least) / (part.most - part.least) : 0;
  }

  get power(): number {
    return Math.max(1, Math.round(this.strength * 100));
  }

  get armed(): boolean {
    return this.way !== null && this.disc !== null;
  }

  /** Whether a place is asked for before anything is aimed at. */
  get places(): boolean {
    return this.part('spot') >= 0 && this.disc !== null && !this.pull;
  }

  /** What this disc could do now. */
  verbs(disc: string): string[] {
    const regions = (this.aim?.regions ?? []).filter(({ parts }) =>
      parts.some((part) => part.kind === 'piece' && part.pieces.includes(disc)),
    );
    const listed = this.selection.fitting.filter((choice) => choice.pieces[0] === disc).map((choice) => choice.verb);
    return [...new Set([...regions.map(({ verb }) => verb), ...listed])];
  }

  able(disc: string): boolean {
    return (
      !this.selection.picked.length &&
      (this.aim?.regions ?? []).some(({ parts }) => parts.some((part) => part.kind === 'piece' && part.pieces.includes(disc)))
    );
  }

  /** Takes a disc: for what it can do first, or for this. The same again puts it down. */
  take(disc: string, verb?: string): void {
    const verbs = this.verbs(disc);
    const wanted = verb ?? (this.disc && verbs.includes(this.verb) ? this.verb : verbs[0]);
    if (!wanted) return this.selection.point(disc);
    const region = this.region(wanted);
    const has = (at: number) => this.aim!.regions[at]!.parts.some((part) => part.kind === 'piece' && part.pieces.includes(disc));
    if (region >= 0 && has(region)) {
      this.selection.putBack();
      if (this.aim!.region !== region) this.aim!.turnTo(region);
      this.aim!.set(this.part('piece'), disc);
    } else this.lift(disc);
  }

  /** A spell: what it can be cast on is lit; where there is one way only, it is offered as a button. */
  private lift(disc: string): void {
    this.aim?.lower();
    this.selection.picked = [];
    this.selection.lift(disc);
  }

  /** One state back: the thread, the place, the disc. */
  back(): boolean {
    if (this.pull) return this.drop();
    for (const kind of ['direction', 'spot']) {
      if (this.value(kind) === null) continue;
      this.aim!.set(this.part(kind), null);
      return true;
    }
    if (!this.disc) return false;
    this.aim?.lower();
    this.selection.putBack();
    return true;
  }

  private drop(): boolean {
    this.pull = null;
    this.aim?.set(this.part('direction'), null);
    return true;
  }

  /** A finger comes down on the wood or on the disc in hand, in pixels: a thread can be pulled from anywhere. */
  press(pointer: number, at: Place, touch: boolean): boolean {
    if (!this.aim || !this.disc || this.part('direction') < 0 || (this.part('spot') >= 0 && this.spot === null)) return false;
    this.pull = { pointer, from: at, at, counts: at, full: touch ? FULL.touch : FULL.mouse };
    return true;
  }

  move(pointer: number, at: Place, fine: boolean): void {
    const { pull } = this;
    if (pull?.pointer !== pointer) return;
    const share = fine ? FINE : 1;
    const counts: Place = [pull.counts[0] + (at[0] - pull.at[0]) * share, pull.counts[1] + (at[1] - pull.at[1]) * share];
    this.pull = { ...pull, at, counts };
    const [x, y] = [counts[0] - pull.from[0], counts[1] - pull.from[1]];
    const length = Math.hypot(x, y);
    if (length < DEAD) return this.aim!.set(this.part('direction'), null);
    const back = prefs.pullBack ? -1 : 1;
    this.aim!.set(this.part('direction'), told([x * back * MICRO, y * back * MICRO]));
    this.setStrength(Math.min(1, length / pull.full));
  }

  /** Lets go: the flick, or, who wants to press a button for it, what is aimed stays. */
  release(pointer: number): void {
    const { pull } = this;
    if (pull?.pointer !== pointer) return;
    this.pull = null;
    if (this.way !== null && !prefs.aimFirst) this.aim!.act();
  }

  /** A second finger, the other button, Escape: nothing happens. */
  cancel(): void {
    if (this.pull) this.drop();
  }

  setStrength(strength: number): void {
    const at = this.part('number');
    const part = this.aim?.parts[at];
    if (part?.kind === 'number') this.aim!.set(at, part.least + (part.most - part.least) * Math.max(0, Math.min(1, strength)));
  }

  /** So much stronger, in thousandths. */
  stronger(by: number): void {
    this.setStrength(this.strength + by / 1000);
  }

  /** Whether what is in hand is turned before it is put down. */
  get turns(): boolean {
    return this.part('number') >= 0 && this.part('direction') < 0;
  }

  get facing(): number {
    return this.turns ? (this.value('number') as number) : 0;
  }

  /** So many steps against the clock. */
  turn(steps: number): void {
    const at = this.part('number');
    const part = this.aim?.parts[at];
    if (part?.kind !== 'number') return;
    const count = part.most - part.least + 1;
    this.aim!.set(at, part.least + ((this.facing - part.least + steps + count) % count));
  }

  /** Puts what is in hand here, in micrometres. */
  put(at: Place): void {
    const part = this.aim?.parts[this.part('spot')];
    if (part?.kind === 'spot') this.aim!.set(this.part('spot'), snapped(part, at));
  }
}
