/** Choosing by pointing: pieces picked so far, the choices that still fit, and the pieces that would lead on. */
import type { Ask, Choice, Message } from './wire';

export interface Numbered extends Choice {
  number: number;
}

export class Selection {
  picked = $state.raw<string[]>([]);
  hints = $state.raw<ReadonlySet<string>>(new Set());
  notice = $state.raw<Message | null>(null);
  private readonly all: Numbered[];
  private readonly mine: ReadonlySet<string>;
  private readonly answer: (choice: number) => void;

  /** `mine` are pieces of my own hand: any of them may come first, whatever the order in the choice. */
  constructor(ask: Ask | null, mine: ReadonlySet<string>, answer: (choice: number) => void) {
    this.mine = mine;
    this.answer = answer;
    this.all = (ask?.choices ?? []).map((choice, number) => ({ ...choice, pieces: choice.pieces ?? [], number }));
  }

  readonly fitting: Numbered[] = $derived.by(() => this.all.filter((choice) => this.picked.every((piece) => choice.pieces.includes(piece))));

  /** Choices that need no more pointing; those without any piece are there from the beginning. */
  readonly ready: Numbered[] = $derived.by(() => this.fitting.filter((choice) => choice.pieces.length === this.picked.length));

  readonly always: Numbered[] = $derived.by(() => this.all.filter((choice) => choice.pieces.length === 0));

  readonly lit: ReadonlySet<string> = $derived.by(() => {
    const lit = new Set<string>();
    for (const choice of this.fitting) {
      const rest = choice.pieces.filter((piece) => !this.picked.includes(piece));
      if (rest[0]) lit.add(rest[0]);
      if (!this.picked.length) for (const piece of rest) if (this.mine.has(piece)) lit.add(piece);
    }
    return lit;
  });

  /** One pointing away from being chosen: for chips, where a piece is small or lies in a pile. */
  readonly near: Numbered[] = $derived.by(() =>
    this.picked.length ? this.fitting.filter((choice) => choice.pieces.length === this.picked.length + 1) : [],
  );

  /** Whether pointing at this piece would lead anywhere. */
  takes(piece: string): boolean {
    return this.picked.includes(piece) || this.all.some((choice) => choice.pieces.includes(piece));
  }

  /** Every click does something or says why not. */
  point(piece: string): void {
    this.notice = null;
    if (!this.follow(piece)) this.notice = { id: this.all.length ? 'ui-not-now' : 'ui-not-your-turn' };
  }

  private follow(piece: string): boolean {
    if (this.picked.includes(piece)) {
      const [only] = this.ready;
      if (only && this.ready.length === 1 && this.picked.length === 1) this.choose(only);
      else this.picked = this.picked.filter((other) => other !== piece);
      return true;
    }
    const fits = this.fitting.some((choice) => choice.pieces.includes(piece));
    if (!fits && !this.takes(piece)) return false;
    this.picked = fits ? [...this.picked, piece] : [piece];
    const [only] = this.fitting;
    const decided = this.fitting.length === 1 && only!.pieces.length === this.picked.length;
    // A single card of my own is only lifted: what it does may not be taken back.
    if (decided && !(this.picked.length === 1 && this.mine.has(piece))) this.choose(only!);
    return true;
  }

  choose(choice: Numbered): void {
    this.answer(choice.number);
    this.picked = [];
  }

  putBack(): void {
    this.picked = [];
  }
}
