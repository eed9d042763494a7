/** What the server shows of this game (wire.gen.ts), and what is asked of it again and again. */
import type { Heap, Land, Skeleton, View } from './wire.gen';

export type { Goods, Heap, Land, Printed, Skeleton, Spare, Token, Trap } from './wire.gen';
export type BonesView = View;
export type Heading = Skeleton['heading'];
export type Face = Skeleton['face'];

export const landOf = (view: BonesView, seat: number): Land | undefined => view.boards.find((land) => land.seat === seat);

/** The traps that this seat may lay: its own, or the common ones. */
export const reserveOf = (view: BonesView, seat: number | null): Heap[] =>
  view.reserve ?? (seat === null ? [] : (landOf(view, seat)?.reserve ?? []));
