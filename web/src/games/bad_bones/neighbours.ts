/** The others around the table: where they sit, what is said of them, and what pointing at them means. */
import type { Passes } from '../../shell/desk';
import { presence, seatOf, sits } from '../../shell/players';
import type { Selection } from '../../shell/selection.svelte';
import type { Seat } from '../../shell/wire';
import { word } from '../../shell/words.svelte';
import { sight } from './table.svelte';
import type { BonesView, Land } from './view';

/** In the order in which they sit, beginning at my left. */
export function neighbours({ boards }: BonesView, me: number | null): Land[] {
  const far = ({ seat }: Land) => (seat - (me ?? 0) + boards.length) % boards.length;
  return boards.filter((land) => land.seat !== me).sort((a, b) => far(a) - far(b));
}

/** The next seat is on the left: there goes who leaves by the left edge. */
function where({ seat }: Land, me: number | null, count: number): string {
  if (me === null) return '';
  if (count === 2) return word('bb-neighbour');
  const far = (seat - me + count) % count;
  return word(far === 1 ? 'bb-left' : far === count - 1 ? 'bb-right' : 'bb-across');
}

/** What must be known first: who is not there; then where the land lies. Of two it is plain, so there a bot tells what it is. */
export function noteOn(land: Land, { boards }: BonesView, seats: Seat[], me: number | null): string {
  if (land.fallen) return word('bad_bones-fallen');
  const seat = seatOf(seats, land.seat);
  const who = presence(seat);
  return who === 'here' || (who === 'bot' && boards.length > 2) ? where(land, me, boards.length) : sits(seat);
}

/** All decide at once now, so that it is worth knowing who is ready. */
export const waits = ({ phase }: BonesView): boolean => phase !== 'market' && phase !== 'over' && phase !== '4';

export const pieceOf = ({ seat }: Land): string => `seat-${seat + 1}`;

/** Sends something there, gives the device to who sits there, or opens the land large. */
export function visit(land: Land, selection: Selection, passes?: Passes): void {
  const piece = pieceOf(land);
  if (selection.takes(piece)) selection.point(piece);
  else if (passes?.to(land.seat)) passes.give(land.seat);
  else sight.seat = sight.seat === land.seat ? null : land.seat;
}

export function visitLabel(land: Land, name: string, selection: Selection, passes?: Passes): string {
  if (selection.lit.has(pieceOf(land))) return name;
  return word(passes?.to(land.seat) ? 'bb-go-first' : 'bb-open-land', { player: name });
}
