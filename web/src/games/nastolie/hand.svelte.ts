/** A hand over the table: who is taken, what with, and how far the thread is pulled. What cannot be listed is Aim's; this is how one gets there. */
import { untrack } from 'svelte';
import type { Aim } from '../../shell/aim.svelte';
import type { Place } from '../../shell/motion';
import { prefs } from '../../shell/prefs.svelte';
import type { Selection } from '../../shell/selection.svelte';
import { firstValue } from '../../shell/aiming/values';
import type { Region, SpotPart } from '../../shell/gesture';
import { MICRO, told } from './geometry';
import { sight } from './sight.svelte';
import { isFree, snapped } from './snap';

/** A pull of so many pixels has all one's strength; one shorter than the dead zone is none. On the screen, so that zoom changes nothing. */
const FULL = { mouse: 180, touch: 140 };
const DEAD = 14;
/** With Shift a change counts so much. */
const FINE = 0.2;
/** What nobody does by taking a disc alone: it is asked for, by a card of the camp or, at a practice table, by the hand. */
const ASKED: ReadonlySet<string> = new Set(['put', 'teleport', 'call']);
const takes = ({ parts }: Region, disc: string) => parts.some((part) => part.kind === 'piece' && part.pieces.includes(disc));
const far = (a: Place, b: Place) => Math.hypot(a[0] - b[0], a[1] - b[1]);

/** While a thread is pulled: where the finger came down and where it is, in pixels, and what counts of that. */
interface Pull {
  pointer: number;
  from: Place;
  at: Place;
  counts: Place;
  full: number;
  /** Has left the dead zone: who has not, only pointed. */
  went: boolean;
}

export class Hand {
  pull = $state.raw<Pull | null>(null);
  /** Where what is in hand would be put, under a mouse that has not clicked yet. */
  hover = $state.raw<Place | null>(null);
  /** So many eighths of the reach beside the middle of what is aimed at. */
  aside = 0;

  /** Who alone can act is in hand at once, unless there is something else to do; a pull that is shown or restored puts him there. */
  private idle = $state(false);

  constructor(
    readonly aim: Aim | null,
    readonly selection: Selection,
  ) {
    this.idle = untrack(() => selection.fitting.some(({ pieces }) => pieces.length)) || this.offers('teleport') || this.offers('call');
  }

  /** What was asked for, as long as it can be done. */
  get asked(): string | null {
    return sight.verb !== null && this.offers(sight.verb) ? sight.verb : null;
  }

  offers(verb: string): boolean {
    return this.aim?.regions.some((region) => region.verb === verb) ?? false;
  }

  private counts({ verb }: Region): boolean {
    return this.asked ? verb === this.asked : !ASKED.has(verb);
  }

  /** Regions that can be got to by taking a disc now. */
  private get open(): readonly Region[] {
    return (this.aim?.regions ?? []).filter((region) => this.counts(region));
  }

  /** Asks for this, or no longer; whoever alone it can be done with is taken at once. */
  ask(verb: string): void {
    this.aim?.lower();
    this.selection.putBack();
    sight.verb = this.asked === verb ? null : verb;
    const discs = this.asked ? this.discs : [];
    if (discs.length === 1) this.take(discs[0]!);
  }

  /** All that can be taken. */
  get discs(): string[] {
    return [...new Set(this.open.flatMap(({ parts }) => parts.flatMap((part) => (part.kind === 'piece' ? part.pieces : []))))];
  }

  private region(verb: string, disc: string): number {
    return this.aim?.regions.findIndex((region) => region.verb === verb && takes(region, disc)) ?? -1;
  }

  private part(kind: string): number {
    const region = this.aim?.regions[this.aim.region];
    return region && (!this.idle || this.aim!.held) && this.counts(region) ? region.parts.findIndex((part) => part.kind === kind) : -1;
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
    return this.selection.picked.length ? (this.selection.fitting[0]?.verb ?? '') : this.part('piece') < 0 ? '' : this.aim!.verb;
  }

  get way(): Place | null {
    return this.value('direction') as Place | null;
  }

  get spot(): Place | null {
    return this.value('spot') as Place | null;
  }

  /** Where it is put, or hangs under the mouse. */
  get over(): Place | null {
    return this.spot ?? (this.places ? this.hover : null);
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
    const regions = this.open.filter((region) => takes(region, disc));
    const listed = this.asked ? [] : this.selection.fitting.filter((choice) => choice.pieces[0] === disc).map((choice) => choice.verb);
    return [...new Set([...regions.map(({ verb }) => verb), ...listed])];
  }

  able(disc: string): boolean {
    return !this.selection.picked.length && this.open.some((region) => takes(region, disc));
  }

  /** Takes a disc: for what it can do first, or for this. The same again puts it down. */
  take(disc: string, verb?: string): void {
    const verbs = this.verbs(disc);
    const wanted = verb ?? (this.disc && verbs.includes(this.verb) ? this.verb : verbs[0]);
    if (!wanted) return this.selection.point(disc);
    const region = this.region(wanted, disc);
    this.idle = false;
    if (region >= 0) {
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
      const part = this.aim?.parts[this.part(kind)];
      // Where there is only one point, it stays.
      if (!part || this.value(kind) === null || firstValue(part) !== null) continue;
      this.aim!.set(this.part(kind), null);
      return true;
    }
    if (!this.disc) {
      const asked = this.asked !== null;
      sight.verb = null;
      return asked;
    }
    this.aim?.lower();
    this.selection.putBack();
    // Where one may also do nothing, the only disc is put down, too.
    this.idle = this.selection.open;
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
    this.pull = { pointer, from: at, at, counts: at, full: touch ? FULL.touch : FULL.mouse, went: false };
    return true;
  }

  move(pointer: number, at: Place, fine: boolean): void {
    const { pull } = this;
    if (pull?.pointer !== pointer) return;
    const share = fine ? FINE : 1;
    const counts: Place = [pull.counts[0] + (at[0] - pull.at[0]) * share, pull.counts[1] + (at[1] - pull.at[1]) * share];
    const [x, y] = [counts[0] - pull.from[0], counts[1] - pull.from[1]];
    const length = Math.hypot(x, y);
    const went = pull.went || length >= DEAD;
    this.pull = { ...pull, at, counts, went };
    if (!went) return;
    if (length < DEAD) return this.aim!.set(this.part('direction'), null);
    const back = prefs.pullBack ? -1 : 1;
    this.aim!.set(this.part('direction'), told([x * back * MICRO, y * back * MICRO]));
    this.setStrength(Math.min(1, length / pull.full));
  }

  /** Lets go: the flick, or, who wants to press a button for it, what is aimed stays. False: nothing was pulled, only pointed at. */
  release(pointer: number): boolean {
    const { pull } = this;
    if (pull?.pointer !== pointer) return true;
    this.pull = null;
    if (pull.went && this.way !== null && !prefs.aimFirst) this.aim!.act();
    return pull.went;
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

  /** Whether putting it down is all there is to do. */
  get onlyPut(): boolean {
    return this.part('spot') >= 0 && this.part('direction') < 0;
  }

  /** Where what is in hand may lie, by the numbers of the regions: a fighter comes to any of one's heroes. */
  private get around(): [region: number, spot: SpotPart][] {
    const { disc, verb } = this;
    if (this.part('spot') < 0 || !disc || !this.aim) return [];
    return this.aim.regions.flatMap((region, at) => {
      const spot = region.parts.find((part) => part.kind === 'spot');
      return region.verb === verb && takes(region, disc) && spot?.kind === 'spot' ? [[at, spot] as [number, SpotPart]] : [];
    });
  }

  get spots(): readonly SpotPart[] {
    return this.around.map(([, spot]) => spot);
  }

  free(at: Place): boolean {
    return this.spots.some((spot) => isFree(spot, at));
  }

  /** The nearest place to this one that is free, and in which region it lies. */
  private snapped(at: Place): [region: number, place: Place] | null {
    const found = this.around.map(([region, spot]): [number, Place] => [region, snapped(spot, at)]);
    return found.length ? found.reduce((best, each) => (far(each[1], at) < far(best[1], at) ? each : best)) : null;
  }

  /** Puts what is in hand here, in micrometres. */
  put(at: Place): void {
    const { disc } = this;
    const found = this.snapped(at);
    this.hover = null;
    if (!found || !disc) return;
    if (this.aim!.region !== found[0]) {
      this.aim!.turnTo(found[0]);
      this.aim!.set(this.part('piece'), disc);
    }
    this.aim!.set(this.part('spot'), found[1]);
  }

  /** Holds it over this place, in micrometres: nothing is chosen yet. */
  lean(at: Place | null): void {
    this.hover = at && this.places && this.spot === null ? (this.snapped(at)?.[1] ?? null) : null;
  }
}
