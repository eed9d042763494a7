/** What the server shows of this game (wire.gen.ts), and what is drawn beside it. */
import type { View } from './wire.gen';

export type { Monster, Offer, Piece, Player } from './wire.gen';

export interface CastleView extends View {
  /** Only while a boulder is on its way: the space that it came in by. */
  rolling?: string;
}
