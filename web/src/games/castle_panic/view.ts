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
export interface CastleView {
  seat: number | null;
  turn: number;
  active: number;
  phase: string;
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
}
