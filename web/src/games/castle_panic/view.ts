/** What the server shows of this game; see games/castle_panic/view.py. */
export interface Piece {
  id: string;
  kind: string;
}
export interface Monster extends Piece {
  hp: number;
  max: number;
  space: string;
  tar: boolean;
}
export interface Player {
  seat: number;
  role: 'castle' | 'overlord';
  hand: Piece[];
  trophies: Piece[];
  home: number | null;
  out: boolean;
}
/** Two cards on the table between two players: what is offered, what is asked for, what would be given instead. */
export interface Offer {
  seat: number;
  partner: number;
  card: Piece;
  wanted: Piece | null;
  given: Piece | null;
}
export interface CastleView {
  turn: number;
  active: number;
  phase: string;
  /** Whether trophies are kept: there is a title to win. */
  master_slayer: boolean;
  players: Player[];
  monsters: Monster[];
  waiting: Piece[];
  walls: number[];
  towers: number[];
  fortified: number[];
  deck: number;
  discard: Piece[];
  pile: number;
  monster_discard: Piece[];
  overlord_hand: Piece[] | number;
  removed: Piece[];
  offer: Offer | null;
  missing: boolean;
  /** Only while a boulder is on its way: the arc (from 0) that it came in by. */
  rolling?: number;
}
