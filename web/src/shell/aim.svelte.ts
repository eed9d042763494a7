/** Choosing what cannot be listed, beside Selection: which region, which of its parts, the values so far, and what would come of them. */
import { partName } from './aiming/names';
import { angleOf, firstValue, fitted, holds, shownPart, stepped, towards, valueOf, written, type Value } from './aiming/values';
import type { Gesture, NumberPart, Part, Region, Tried } from './gesture';
import type { Place } from './motion';
import type { Ask, Message } from './wire';

/** Tries are at least so far apart, in milliseconds. */
const PAUSE = 40;
/** A pull shorter than this part of a full one is none: who goes back to the middle lowers the hand. */
const NONE = 0.06;
const TURN = 5;

/** Whom Aim speaks to: a connection. */
export interface Line {
  answer(action: string): void;
  attempt(ask: number, action: string | null): void;
  readonly tried: Tried | null;
  readonly hinted: Gesture | null;
}
/** `down`: where the hand came down; `full`: how long the longest pull is; `back`: whether one pulls away from the target. */
export interface Pull {
  from: Place;
  down: Place;
  to: Place;
  full: number;
  back: boolean;
}

export class Aim {
  readonly regions: readonly Region[];
  region = $state(0);
  /** The part that the arrow keys move. */
  part = $state(0);
  /** While somebody pulls: from where, and where the hand is. */
  pull = $state.raw<Pull | null>(null);
  private values = $state.raw<Value[][]>([]);
  private answered = $state(false);
  /** The hint that was there when a hand last moved: Enter then means the hand. */
  private passed: Gesture | null = null;
  private sent: string | null = null;
  private last = -Infinity;
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** `say` tells in passing what lacks. `where` knows places that the regions do not name. */
  constructor(
    readonly game: string,
    readonly ask: Ask,
    private readonly line: Line,
    private readonly say: (message: Message) => void = () => {},
    private readonly where: (piece: string) => Place | null = () => null,
  ) {
    this.regions = ask.regions;
    this.values = this.regions.map(({ parts }) => parts.map(firstValue));
  }

  /** The same question once more: what was held is still held. */
  keep(old: Aim): void {
    [this.region, this.part, this.values, this.sent] = [old.region, old.part, old.values, old.sent];
  }

  get parts(): readonly Part[] {
    return this.regions[this.region]!.parts;
  }

  get verb(): string {
    return this.regions[this.region]!.verb;
  }

  value(part: number): Value {
    return this.values[this.region]![part]!;
  }

  /** The first part that is not chosen yet; -1: all of them are. */
  readonly lacks: number = $derived.by(() => this.values[this.region]!.findIndex((value) => value === null));

  /** The action in the words of the log; null while something lacks. */
  readonly text: string | null = $derived.by(() =>
    this.lacks >= 0 ? null : [this.verb, ...this.values[this.region]!.map((value) => written(value!))].join(' '),
  );

  /** What is chosen so far, to be drawn. */
  readonly gesture: Gesture = $derived.by(() => ({
    verb: this.verb,
    action: this.text ?? '',
    parts: this.parts.flatMap((part, i) => {
      const value = this.value(i);
      return value === null ? [] : [shownPart(part, value, part.kind === 'piece' ? this.placeOf(value as string) : null)];
    }),
  }));

  /** The newest answer to a try of this verb: a moment old while the hand moves. */
  readonly tried: Tried | null = $derived.by(() => {
    const { tried } = this.line;
    return this.text !== null && tried?.ask === this.ask.ask && tried.action.split(' ')[0] === this.verb ? tried : null;
  });

  /** Why exactly this is not allowed, as far as is known. */
  readonly trouble: Message | null = $derived.by(() => (this.tried?.action === this.text ? (this.tried?.error ?? null) : null));

  get hinted(): Gesture | null {
    return this.line.hinted;
  }

  /** Somebody has begun to aim. */
  get held(): boolean {
    return this.values[this.region]!.some((value, i) => String(value) !== String(firstValue(this.parts[i]!)));
  }

  placeOf(piece: string): Place | null {
    for (const { parts } of this.regions)
      for (const part of parts) {
        const place = part.kind === 'piece' && part.places?.[part.pieces.indexOf(piece)];
        if (place) return place;
      }
    return this.where(piece);
  }

  /** Where a direction begins: at the piece that is chosen, or at the spot. */
  get origin(): Place | null {
    for (const [i, part] of this.parts.entries()) {
      const value = this.value(i);
      if (part.kind === 'piece' && value !== null) return this.placeOf(value as string);
      if (part.kind === 'spot' && value !== null) return value as Place;
    }
    return null;
  }

  set(part: number, value: Value): void {
    this.passed = this.hinted;
    this.put(part, value);
    this.part = part;
  }

  private put(part: number, value: Value): void {
    if (this.answered) return;
    this.values = this.values.map((row, i) =>
      i === this.region ? row.map((old, j) => (j === part ? fitted(this.parts[j]!, value) : old)) : row,
    );
    this.offer();
  }

  turnTo(region: number): void {
    this.region = region;
    this.part = Math.max(0, this.lacks);
    this.pull = null;
    this.offer();
  }

  /** A piece is pointed at: of this region, or of another one. */
  pick(piece: string): boolean {
    const takes = ({ parts }: Region) => parts.findIndex((part) => part.kind === 'piece' && part.pieces.includes(piece));
    const region = takes(this.regions[this.region]!) >= 0 ? this.region : this.regions.findIndex((each) => takes(each) >= 0);
    if (region < 0) return false;
    if (region !== this.region) this.turnTo(region);
    const part = takes(this.regions[region]!);
    this.set(part, piece);
    this.part = Math.min(part + 1, this.parts.length - 1);
    return true;
  }

  /** Fills everything in as a gesture has it. */
  take(gesture: Gesture): void {
    const fits = ({ verb, parts }: Region) =>
      verb === gesture.verb &&
      parts.length === gesture.parts.length &&
      parts.every((part, i) => part.kind !== 'piece' || part.pieces.includes(valueOf(gesture.parts[i]!) as string));
    const region = this.regions.findIndex(fits);
    if (region < 0) return;
    if (region !== this.region) this.turnTo(region);
    gesture.parts.forEach((part, i) => this.put(i, valueOf(part)));
    this.passed = this.hinted;
  }

  /** Fills everything in as an action in the words of the log has it. */
  recall(action: string): void {
    const [verb, ...words] = action.split(' ');
    const sizes = { piece: 1, spot: 2, direction: 2, number: 1 };
    const first = words[0] ?? '';
    const fits = (region: Region) =>
      region.verb === verb && region.parts.every((part) => part.kind !== 'piece' || part.pieces.includes(first));
    const region = this.regions.findIndex(fits);
    if (region < 0) return;
    if (region !== this.region) this.turnTo(region);
    let at = 0;
    this.parts.forEach((part, i) => {
      const given = words.slice(at, (at += sizes[part.kind]));
      this.put(i, part.kind === 'piece' ? given[0]! : part.kind === 'number' ? Number(given[0]) : [Number(given[0]), Number(given[1])]);
    });
    this.passed = this.hinted;
  }

  /** Does it, or says what lacks or why it cannot be. */
  act(): void {
    if (this.answered) return;
    if (this.text === null) return this.wants();
    if (this.trouble) return this.say(this.trouble);
    this.answered = true;
    this.pull = null;
    clearTimeout(this.timer);
    this.line.answer(this.text);
  }

  private wants(): void {
    this.say({ id: 'ui-aim-lacks', facts: { what: partName(this.game, this.parts[Math.max(0, this.lacks)]!.name) } });
  }

  /** The answer was not accepted. */
  refuse(): void {
    this.answered = false;
  }

  lower(): void {
    this.values = this.values.map((row, i) => (i === this.region ? this.parts.map(firstValue) : row));
    this.part = 0;
    this.pull = null;
    this.offer();
  }

  /** The newest is tried; what came between two tries is not. */
  private offer(): void {
    clearTimeout(this.timer);
    const attempt = () => {
      const text = this.answered ? null : this.text;
      if (text === this.sent) return;
      this.sent = text;
      this.last = performance.now();
      this.line.attempt(this.ask.ask, text);
    };
    const wait = this.last + PAUSE - performance.now();
    if (wait <= 0) attempt();
    else this.timer = setTimeout(attempt, wait);
  }

  /** A hand comes down on the field. `reach`: a piece so near is meant; `full`: so long is a pull with all one's strength. */
  press(at: Place, reach: number, full: number, back: boolean): void {
    const spot = this.parts[this.part]?.kind === 'spot' ? this.part : this.parts.findIndex(({ kind }) => kind === 'spot');
    const free = (part: Part | undefined) => part?.kind === 'spot' && part.zone.some((shape) => holds(shape, at));
    if (this.parts[this.part]?.kind === 'spot' && free(this.parts[spot])) return this.set(spot, at);
    const piece = this.nearest(at, reach);
    if (piece && this.pick(piece)) {
      this.begin(this.placeOf(piece)!, at, full, back);
    } else if (this.aims && (this.origin || !this.parts.some(({ kind }) => kind === 'piece'))) {
      this.begin(at, at, full, back);
    } else if (spot >= 0) {
      this.set(spot, at);
    } else {
      const other = this.regions.findIndex(({ parts }) => parts.some(free));
      if (other < 0) return this.wants();
      this.turnTo(other);
      this.set(
        this.parts.findIndex((part) => free(part)),
        at,
      );
    }
  }

  /** Whether a direction belongs to it. */
  get aims(): boolean {
    return this.way >= 0;
  }

  private begin(from: Place, to: Place, full: number, back: boolean): void {
    if (this.aims) this.pull = { from, down: to, to, full, back };
  }

  private nearest(at: Place, reach: number): string | null {
    let [found, best]: [string | null, number] = [null, reach];
    for (const { parts } of this.regions)
      for (const part of parts)
        for (const piece of part.kind === 'piece' ? part.pieces : []) {
          const place = this.placeOf(piece);
          const far = place ? Math.hypot(place[0] - at[0], place[1] - at[1]) : Infinity;
          if (far <= best) [found, best] = [piece, far];
        }
    return found;
  }

  /** The hand moves: a spot goes with it, a thread is pulled. */
  move(at: Place): void {
    if (!this.pull) {
      if (this.parts[this.part]?.kind === 'spot') this.set(this.part, at);
      return;
    }
    this.pull = { ...this.pull, to: at };
    const { from, full, back } = this.pull;
    const [x, y] = [at[0] - from[0], at[1] - from[1]];
    const strength = Math.min(1, Math.hypot(x, y) / full);
    this.set(this.way, strength < NONE ? null : back ? [-x, -y] : [x, y]);
    const [power, part] = this.number();
    if (part && strength >= NONE) this.put(power, part.least + (part.most - part.least) * strength);
  }

  /** The hand lets go: a pull is done then, unless a button is to do it. Who only pointed at the piece has not pulled. */
  release(fires: boolean): void {
    const { pull } = this;
    this.pull = null;
    if (!pull || !fires || this.lacks >= 0) return;
    if (Math.hypot(pull.to[0] - pull.down[0], pull.to[1] - pull.down[1]) >= NONE * pull.full) this.act();
  }

  /** The hand is called away: nothing was aimed at. */
  drop(): void {
    if (!this.pull) return;
    this.pull = null;
    this.set(this.way, null);
  }

  private get way(): number {
    return this.parts.findIndex(({ kind }) => kind === 'direction');
  }

  private number(): [number, NumberPart | null] {
    const own = this.parts[this.part]?.kind === 'number' ? this.part : this.parts.findIndex(({ kind }) => kind === 'number');
    return [own, own < 0 ? null : (this.parts[own] as NumberPart)];
  }

  /** True if the key means something here. Arrows turn and move, with Shift finely; the others change the number. */
  key({ key, shiftKey }: { key: string; shiftKey: boolean }): boolean {
    const [x, y] = ARROWS[key] ?? [0, 0];
    if (x || y) this.nudge(x, y, shiftKey);
    else if (key in STEPS) this.more(STEPS[key]!);
    else if (key === 'Tab') return this.goOn(shiftKey ? -1 : 1);
    else if (key === 'Enter') this.enter();
    else if (key === 'Escape' && this.held) this.lower();
    else return false;
    return true;
  }

  private goOn(way: number): boolean {
    const part = this.part + way;
    if (part < 0 || part >= this.parts.length) return false;
    this.part = part;
    return true;
  }

  /** A hint that came after the hand last moved is taken first: it is done with the next Enter. */
  enter(): void {
    const { hinted } = this;
    if (hinted && hinted !== this.passed && hinted.action !== this.text) this.take(hinted);
    else this.act();
  }

  private nudge(x: number, y: number, fine: boolean): void {
    const part = this.parts[this.part]!;
    const value = this.value(this.part);
    if (part.kind === 'piece') {
      const at = part.pieces.indexOf(value as string) + (x || -y);
      this.set(this.part, part.pieces.at(value === null ? 0 : at % part.pieces.length)!);
    } else if (part.kind === 'spot') {
      const [left, low, right, high] = part.box;
      const step = fine ? 1 : Math.max(1, Math.round(Math.max(right - left, high - low) / 40));
      const [atX, atY] = (value as Place | null) ?? [(left + right) / 2, (low + high) / 2];
      this.set(this.part, value === null ? [atX, atY] : stepped(part, [atX, atY], [x, y], step));
    } else if (part.kind === 'direction' && x) {
      const degrees = value === null ? 0 : Math.round(angleOf(value as Place)) + x * (fine ? 1 : TURN);
      this.set(this.part, towards(degrees, part.reach));
    } else this.more((x || y) * (fine ? 1 : 5));
  }

  /** So many steps more. */
  private more(steps: number): void {
    const [at, part] = this.number();
    if (part) this.put(at, (this.value(at) as number) + steps * part.step);
    this.passed = this.hinted;
  }
}

const ARROWS: Record<string, Place> = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, 1], ArrowDown: [0, -1] };
const STEPS: Record<string, number> = { '+': 1, '=': 1, '-': -1, _: -1, PageUp: 10, PageDown: -10 };
