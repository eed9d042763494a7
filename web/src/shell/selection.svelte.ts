/** Choosing by pointing: pieces picked so far, in any order, the choices that still fit, and the pieces that would lead on. */
import type { Queue } from './queue.svelte';
import type { Ask, Choice, Message } from './wire';

export interface Numbered extends Choice {
  number: number;
}
/** A key that is the same for pieces which look alike; a choice then names one of them and means any. */
export type Alike = (piece: string) => string;

/** Pieces that take the pointer: the named ones, and whatever looks like one of them. */
class Lit extends Set<string> {
  private readonly also: (piece: string) => boolean;

  constructor(pieces: Iterable<string>, also: (piece: string) => boolean) {
    super(pieces);
    this.also = also;
  }

  override has(piece: string): boolean {
    return super.has(piece) || Boolean(this.also?.(piece));
  }
}

export class Selection {
  picked = $state.raw<string[]>([]);
  hints = $state.raw<ReadonlySet<string>>(new Set());
  notice = $state.raw<Message | null>(null);
  /** Answered with this: nothing is offered until the next question, or until the answer is refused. */
  chosen = $state.raw<Choice | null>(null);
  private readonly all: Numbered[];
  private readonly aims: boolean;
  private readonly named: ReadonlySet<string>;
  private readonly mine: ReadonlySet<string>;
  private readonly answer: (choice: number) => void;
  private readonly alike: Alike;
  private readonly wonder: (pieces: string[]) => void;
  private readonly queue: Queue | null;
  /** A piece that something is being pulled over. */
  over = $state.raw<string | null>(null);
  /** A choice that the pointer or the keyboard rests on: what would come of it may be shown. */
  considered = $state.raw<Choice | null>(null);
  /** What others are asked about, by their seats; where nothing is asked of me, a click shows them what I mean. */
  others: () => ReadonlyMap<number, readonly string[]> = () => new Map();
  ping: (piece: string, of: number) => void = () => {};
  /** Where people may only point and say phrases, any piece is shown to all while others are asked. */
  finger: (piece: string) => boolean = () => false;
  /** What is said to whoever points although nothing is asked. */
  idle: () => Message = () => ({ id: 'ui-not-your-turn' });

  /** `mine` are pieces of my own hand: they are lit from the beginning, and one alone is only lifted. `wonder` asks why they lead nowhere,
      `queue` keeps what is pointed at before it can be. */
  constructor(
    ask: Ask | null,
    mine: ReadonlySet<string>,
    answer: (choice: number) => void,
    alike: Alike = (piece) => piece,
    wonder: (pieces: string[]) => void = () => {},
    queue: Queue | null = null,
  ) {
    this.queue = queue;
    this.wonder = wonder;
    this.mine = mine;
    this.answer = answer;
    this.alike = alike;
    this.aims = Boolean(ask?.regions?.length);
    this.all = (ask?.choices ?? []).map((choice, number) => ({ ...choice, pieces: choice.pieces ?? [], number }));
    this.named = new Set(this.all.flatMap((choice) => choice.pieces));
  }

  /** Whether somebody is asked at all. */
  get open(): boolean {
    return this.all.length > 0;
  }

  get count(): number {
    return this.all.length;
  }

  /** Whether there is anything to do beside this choice: listed, or aimed at. */
  otherThan(choice: Choice): boolean {
    return this.aims || this.all.some((other) => other.verb !== choice.verb);
  }

  /** Whether pointing at `piece` means `name`: the piece itself, or one that no choice names and that looks the same. */
  private means(piece: string, name: string): boolean {
    return piece === name || (!this.named.has(piece) && this.alike(piece) === this.alike(name));
  }

  /** What is still to be pointed at for this choice; null if something picked does not belong to it. */
  rest(choice: Choice, picked: readonly string[] = this.picked): string[] | null {
    const rest = [...choice.pieces];
    for (const piece of picked) {
      const exact = rest.indexOf(piece);
      const at = exact >= 0 ? exact : rest.findIndex((name) => this.means(piece, name));
      if (at < 0) return null;
      rest.splice(at, 1);
    }
    return rest;
  }

  readonly fitting: Numbered[] = $derived.by(() => (this.chosen ? [] : this.all.filter((choice) => this.rest(choice))));

  /** Of my own pieces those that go with every choice that is left: nobody need point at the only mortar. */
  readonly forced: readonly string[] = $derived.by(() => {
    const rests = this.picked.length ? this.fitting.map((choice) => this.rest(choice)!) : [];
    return (rests[0] ?? []).filter((piece) => this.mine.has(piece) && rests.every((rest) => rest.includes(piece)));
  });

  /** Choices that need no more pointing; those without any piece are there from the beginning. */
  readonly ready: Numbered[] = $derived.by(() =>
    this.fitting.filter((choice) => choice.pieces.length === this.picked.length + this.forced.length),
  );

  /** What is offered as a button: what is ready, everything that needs no pointing, or what is left where parts completed themselves. */
  readonly offered: Numbered[] = $derived.by(() => {
    if (!this.picked.length) return this.always;
    return this.ready.length || !this.forced.length || this.fitting.length > 1 ? this.ready : this.fitting;
  });

  readonly always: Numbered[] = $derived.by(() => (this.chosen ? [] : this.all.filter((choice) => choice.pieces.length === 0)));

  /** At first what a choice begins with and my own hand, so that not half the board glows; then all that goes with what is picked. */
  readonly lit: ReadonlySet<string> = $derived.by(() => {
    const lit = new Set<string>();
    for (const choice of this.fitting) {
      const rest = this.rest(choice)!;
      for (const piece of this.picked.length ? rest : [rest[0], ...rest.filter((each) => this.mine.has(each))]) if (piece) lit.add(piece);
    }
    const looks = new Set([...lit].map(this.alike));
    return new Lit(lit, (piece) => !this.named.has(piece) && !this.picked.includes(piece) && looks.has(this.alike(piece)));
  });

  /** One pointing away from being chosen, not counting my own hand: for chips, where a piece is small or lies in a pile. */
  readonly near: string[] = $derived.by(() => {
    const pieces = new Set<string>();
    for (const choice of this.fitting) {
      const rest = this.rest(choice)!;
      if (rest.length === 1 && !this.mine.has(rest[0]!)) pieces.add(rest[0]!);
    }
    return [...pieces];
  });

  /** The same for others, by their seats, where nothing is asked of me. */
  private readonly theirs: ReadonlyMap<number, ReadonlySet<string>> = $derived.by(() => {
    const found = new Map<number, ReadonlySet<string>>();
    for (const [seat, pieces] of this.open ? [] : this.others()) {
      const looks = new Set(pieces.map(this.alike));
      found.set(seat, new Lit(pieces, (piece) => looks.has(this.alike(piece))));
    }
    return found;
  });

  /** Whose question is about this piece, so that a click shows it to them; null: nobody's. `of`: only theirs counts. */
  shows(piece: string, of?: number): number | null {
    for (const [seat, pieces] of this.theirs) if ((of ?? seat) === seat && pieces.has(piece)) return seat;
    return null;
  }

  /** All that others are asked about. */
  get shown(): string[] {
    return [...this.theirs.values()].flatMap((pieces) => [...pieces]);
  }

  /** Shows a piece to whoever is asked about it. */
  show(piece: string, of?: number): boolean {
    const seat = this.shows(piece, of);
    if (seat !== null) this.ping(piece, seat);
    return seat !== null;
  }

  /** Whether pointing at this piece would lead anywhere. */
  takes(piece: string): boolean {
    return this.picked.includes(piece) || [...this.named].some((name) => this.means(piece, name));
  }

  /** Whether it is to be seen as in hand: picked, part of what is picked, kept for the next question, or about to be. */
  holds(piece: string): boolean {
    return this.picked.includes(piece) || this.forced.includes(piece) || this.over === piece || Boolean(this.queue?.pieces.includes(piece));
  }

  /** What was pointed at while things moved, and whether a click would add to it. */
  get kept(): readonly string[] {
    return this.queue?.pieces ?? [];
  }

  keeps(clicked: Element): boolean {
    return Boolean(this.queue?.keeps(clicked));
  }

  /** Whether this piece can be taken up and pulled somewhere. */
  moves(piece: string): boolean {
    return (this.open && (this.mine.has(piece) || this.lit.has(piece))) || Boolean(this.queue?.wants(piece));
  }

  /** What is in hand alone. */
  lift(piece: string): void {
    if (this.all.some((choice) => this.rest(choice, [piece]))) this.picked = [piece];
  }

  /** Whether something in hand could be put there. */
  accepts(piece: string, target: string): boolean {
    if (piece === target) return false;
    return this.all.some((choice) => this.rest(choice, [piece, target])) || Boolean(!this.open && this.queue?.wants(piece));
  }

  /** One piece pulled onto another: as if both had been pointed at. */
  drop(piece: string, target: string): void {
    if (this.chosen || !this.open) return this.queue?.pulled(piece, target);
    this.picked = [];
    this.lift(piece);
    if (this.picked.length) this.point(target);
    else this.refuseAll([piece, target]);
  }

  /** Laid where used pieces go: what is in hand is all there is to it. */
  finish(place: string): void {
    const [only] = this.ready;
    if (this.picked.length && only && this.ready.length === 1) this.choose(only);
    else this.refuseAll([...this.picked, place]);
  }

  /** Every click does something or says why not: at once in general, and then as the rules say it. */
  point(piece: string): void {
    this.notice = null;
    if (this.show(piece)) return;
    if (!this.open && !this.mine.has(piece) && this.finger(piece)) return;
    if ((this.chosen || !this.open) && this.queue?.add(piece)) return;
    if (!this.follow(piece)) this.refuseAll([...this.picked, piece]);
  }

  private refuseAll(pieces: string[]): void {
    this.notice = this.all.length ? { id: 'ui-not-now' } : this.idle();
    if (this.all.length) this.wonder(pieces);
  }

  /** Pointed at before this question came. What does not fit it ends the row; what is not mine counts only where it may decide. */
  recall(pieces: readonly string[], decides: boolean): void {
    for (const piece of pieces) {
      if (!decides && !this.mine.has(piece)) return;
      const picked = [...this.picked, piece];
      if (!this.all.some((choice) => this.rest(choice, picked))) return this.refuseAll(picked);
      this.picked = picked;
    }
    const decided = decides && this.picked.length > 1 ? this.decided(this.picked.at(-1)!) : null;
    if (decided) this.choose(decided);
  }

  private follow(piece: string): boolean {
    if (this.chosen) return true;
    if (this.picked.includes(piece)) {
      const [only] = this.ready;
      // Of several, the last one pointed at again says that this is all; a single one is put down.
      if (only && this.ready.length === 1 && this.picked.length > 1 && this.picked.at(-1) === piece) this.choose(only);
      else this.picked = this.picked.filter((other) => other !== piece);
      return true;
    }
    const fits = this.all.some((choice) => this.rest(choice, [...this.picked, piece]));
    if (!fits && !this.takes(piece)) return false;
    this.picked = fits ? [...this.picked, piece] : [piece];
    const decided = this.decided(piece);
    // A single card of my own is only lifted: what it does may not be taken back.
    if (decided && !(this.picked.length === 1 && this.mine.has(piece))) this.choose(decided);
    return true;
  }

  /** The one choice that is meant now. Where more could still be added, pointing at the target last says that this is all. */
  private decided(piece: string): Numbered | null {
    const [only] = this.ready;
    if (!only || this.ready.length > 1) return null;
    // Parts complete themselves, but never the whole: a card of mine and what it is meant for are pointed at.
    if (this.forced.length)
      return this.picked.some((each) => this.mine.has(each)) && this.picked.some((each) => !this.mine.has(each)) ? only : null;
    return this.fitting.length === 1 || (this.picked.length > 1 && this.means(piece, only.pieces.at(-1)!)) ? only : null;
  }

  choose(choice: Numbered): void {
    if (this.chosen) return;
    this.chosen = choice;
    this.picked = [];
    this.answer(choice.number);
  }

  /** The answer was not accepted: everything can be chosen again. */
  refuse(why: Message): void {
    this.chosen = null;
    this.queue?.clear();
    this.notice = why;
  }

  putBack(): void {
    this.picked = [];
    this.queue?.clear();
  }
}
