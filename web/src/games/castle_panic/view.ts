/** What the server shows of this game (wire.gen.ts), and what is drawn beside it. */
import type { Player, View } from './wire.gen';

export type { Monster, Offer, Piece, Player } from './wire.gen';

export interface CastleView extends View {
  /** Only while a boulder is on its way: the space that it came in by. */
  rolling?: string;
}

/** CP-87, CP-89: nobody keeps trophies where all win together, and the Overlord slays nobody. */
export const slays = (view: CastleView, player: Player): boolean => view.master_slayer && player.role === 'castle';

/** How many tokens the Overlord holds. */
export const tokensOf = ({ overlord_hand }: CastleView): number => (Array.isArray(overlord_hand) ? overlord_hand.length : overlord_hand);
