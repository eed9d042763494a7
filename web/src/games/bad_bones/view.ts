/** What the server shows of this game; see games/bad_bones/view.py. */
export type Heading = 'n' | 'e' | 's' | 'w';
export type Face = 'white' | 'black';

export interface Token {
  id: string;
  symbol: string;
  side: string;
  chief: string | null;
}
export interface Skeleton extends Token {
  /** A cell ("r2c3") or a place on the rim ("left-4"). */
  place: string;
  heading: Heading;
  face: Face;
  /** It skips its next move. */
  frozen: boolean;
  /** Still to move in this phase. */
  waiting: boolean;
  stack: number;
}
export interface Trap {
  id: string;
  kind: string;
  place: string;
  way: string;
  damaged: boolean;
}
export interface Heap {
  id: string;
  kind: string;
  count: number;
}
export interface Path {
  skeleton: string;
  path: string[];
  end: string;
}
export interface Land {
  seat: number;
  skeletons: Skeleton[];
  traps: Trap[];
  hero: string | null;
  towers: string[];
  floors: number;
  houses: number;
  cemetery: Token[];
  reserve: Heap[];
  /** Co-op: taken back in this phase, not yet in the common reserve. */
  hand: string | null;
  coins: number;
  weapon: string | null;
  passed: boolean;
  fallen: boolean;
  finished: boolean;
  /** The skeleton that the owner is asked to send somewhere. */
  asked: string | null;
  preview: Path[];
}
export interface Goods extends Heap {
  weapon: boolean;
  cost: number;
}
export interface Printed {
  arrows: { cell: string; in: Heading; out: Heading }[];
  slots: { place: string; symbol: string }[];
  towers: string[];
  houses: 'top' | 'bottom';
}
export interface BonesView {
  mode: 'standard' | 'solo' | 'coop';
  advanced: boolean;
  chiefs: boolean;
  ruleset: 'fr' | 'ru' | 'de';
  round: number;
  rounds: number | null;
  phase: string;
  marker: Face;
  face: Printed;
  boards: Land[];
  market: { goods: Goods[]; buyer: number | null; back: boolean } | null;
  reserve: Heap[] | null;
  coins: number | null;
  capital: number | null;
  stars: Record<string, [whole: number, damaged: number]>;
  full_floors: number;
  full_houses: number;
  heroic: boolean;
  bag: number;
}

export const landOf = (view: BonesView, seat: number): Land | undefined => view.boards.find((land) => land.seat === seat);

/** The traps that this seat may lay: its own, or the common ones. */
export const reserveOf = (view: BonesView, seat: number | null): Heap[] =>
  view.reserve ?? (seat === null ? [] : (landOf(view, seat)?.reserve ?? []));
