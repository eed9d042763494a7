/** Clicks made while things move. They are kept for the question that comes, and are worth something only if they still fit it. */
import type { Selection } from './selection.svelte';

/** More than a hand and a target is no plan, but impatience. */
const MOST = 5;

export class Queue {
  pieces = $state.raw<readonly string[]>([]);
  /** Whose pieces these are, and whether something moves, so that a click means what comes after. */
  private readonly mine: (piece: string) => boolean;
  private readonly moving: () => boolean;
  private last = '';

  constructor(mine: (piece: string) => boolean, moving: () => boolean) {
    this.mine = mine;
    this.moving = moving;
  }

  /** Whether a click on this piece would be kept. It begins with something of mine: any other click wants to see the end of the story. */
  wants(piece: string | undefined): boolean {
    return piece !== undefined && this.moving() && (this.pieces.length > 0 || this.mine(piece));
  }

  /** Whether a click there would be: on the board only as a target for what is kept already, or it wants to see the end too. */
  keeps(clicked: Element): boolean {
    const piece = clicked.closest<HTMLElement>('[data-piece]')?.dataset.piece;
    return this.wants(piece) && (this.pieces.length > 0 || !clicked.closest('.stage'));
  }

  add(piece: string): boolean {
    if (!this.wants(piece)) return false;
    this.pieces = this.pieces.includes(piece) ? this.pieces.filter((each) => each !== piece) : [...this.pieces, piece].slice(0, MOST);
    return true;
  }

  /** Pulled from one to the other. */
  pulled(piece: string, target: string): void {
    if (this.wants(piece)) this.pieces = [piece, target];
  }

  clear(): void {
    this.pieces = [];
  }

  /** A question has come: what was kept is pointed at now. Only where the same was asked before may it decide anything. */
  hand(selection: Selection, question: string): void {
    const pieces = this.pieces;
    this.clear();
    const again = question === this.last;
    this.last = question;
    if (pieces.length) selection.recall(pieces, again);
  }
}
