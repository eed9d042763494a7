/** Who sits down, leaves and returns, noted as it happens. */
import type { Seat } from './wire';
import { presence } from './players';

export type Coming = 'came' | 'left' | 'back' | 'bot';
export interface Note {
  seat: number;
  what: Coming;
  /** In seconds, as lines of chat have it. */
  at: number;
}
/** A page that is loaded anew is back before anybody has noticed; so long nothing is said. */
const PATIENCE: Record<Coming, number> = { came: 700, back: 700, bot: 0, left: 4000 };

function change(old: Seat, now: Seat, expected: boolean): Coming | null {
  if (now.kind === 'bot') return now.taken && old.kind !== 'bot' ? 'bot' : null;
  if (old.kind === 'bot') return old.taken && now.online ? 'back' : null;
  if (Boolean(old.online) === Boolean(now.online)) return null;
  if (!now.online) return 'left';
  return expected ? 'came' : 'back';
}

export class Comings {
  notes = $state.raw<Note[]>([]);
  /** The latest of them, for a while. */
  fresh = $state.raw<Note | null>(null);
  /** Told what is noted, for sounds. */
  ring: ((what: Coming) => void) | null = null;
  /** Seats to which nobody has come yet. */
  private expected = new Set<number>();
  private timers = new Map<number, ReturnType<typeof setTimeout>>();
  private fading: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly ours: (seat: number) => boolean) {}

  /** `before` and `now` are the seats of the table. */
  look(before: readonly Seat[], now: readonly Seat[]): void {
    for (const seat of now) {
      const old = before.find((each) => each.seat === seat.seat);
      if (presence(seat) === 'free') this.expected.add(seat.seat);
      const what = old && change(old, seat, this.expected.has(seat.seat));
      if (seat.online) this.expected.delete(seat.seat);
      if (!what) continue;
      const waiting = this.timers.get(seat.seat);
      clearTimeout(waiting);
      this.timers.delete(seat.seat);
      if (what === 'back' && waiting) continue;
      this.timers.set(
        seat.seat,
        setTimeout(() => this.note(seat.seat, what), PATIENCE[what]),
      );
    }
  }

  private note(seat: number, what: Coming): void {
    this.timers.delete(seat);
    if (this.ours(seat)) return;
    this.fresh = { seat, what, at: Date.now() / 1000 };
    this.notes = [...this.notes, this.fresh].slice(-50);
    this.ring?.(what);
    clearTimeout(this.fading);
    this.fading = setTimeout(() => (this.fresh = null), 9000);
  }

  close(): void {
    this.timers.forEach(clearTimeout);
    clearTimeout(this.fading);
  }
}
