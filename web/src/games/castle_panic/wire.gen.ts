/** Made by tools/wiretypes.py from what the game declares in its facts.py: change that, not this. */

/** Pieces of a kind that lie face down somewhere. */
export interface Count {
  kind: string;
  count: number;
}

/** Where a monster would be if the monsters moved now. */
export interface Fate {
  token: string;
  space: string;
  fells: '' | 'guard' | 'tower' | 'wall';
  hurt: 'no' | 'perhaps' | 'surely';
}

/** A monster on the board. */
export interface Monster {
  id: string;
  kind: string;
  hp: number;
  max: number;
  space: string;
  tar: boolean;
}

/** What lies between two who are about to trade. */
export interface Offer {
  seat: number;
  partner: number;
  card: Piece;
  wanted: Piece | null;
  given: Piece | null;
}

/** A castle card or a monster token, wherever it lies. Its name is its own; what it can do, its kind says. */
export interface Piece {
  id: string;
  kind: string;
}

/** What lies before a seat. Hands lie open; the Overlord holds tokens instead of cards (`overlord_hand`). */
export interface Player {
  seat: number;
  role: 'castle' | 'overlord';
  hand: Piece[];
  trophies: Piece[];
  points: number;
  home: string | null;
  out: boolean;
}

/** A monster token, with what is printed on it. */
export interface Token {
  id: string;
  kind: string;
  max: number;
}

/** What is still to be drawn. Everything else lies open, so everybody could count it. */
export interface Unseen {
  cards: Count[];
  tokens: Count[];
}

/** The table, as a seat sees it: all but the deck, the pile and the Overlord's tokens. */
export interface View {
  game: 'castle_panic';
  turn: number;
  active: number;
  phase: string;
  hand_limit: number;
  master_slayer: boolean;
  first: number;
  next: number;
  players: Player[];
  monsters: Monster[];
  waiting: Piece[];
  pending: number;
  walls: string[];
  towers: string[];
  fortified: string[];
  missing: boolean;
  deck: number;
  discard: Piece[];
  removed: Piece[];
  pile: number;
  monster_discard: Piece[];
  overlord_hand: Piece[] | number;
  offer: Offer | null;
  reach: Record<string, string[]>;
  foresight: Fate[];
  unseen: Unseen;
  plays_left: number;
  ending: string;
}

/** Somebody claims a tower as a home (option `home_is_castle`). */
export interface Claimed {
  kind: 'claimed';
  seat: number;
  tower: string;
}

/** A turn begins. Tar comes off. */
export interface Turn {
  kind: 'turn';
  seat: number;
  turn: number;
  phase: string;
  freed: Token | null;
}

/** A wall is built. */
export interface Built {
  kind: 'built';
  wall: string;
}

/** A wall gets a fortify token. */
export interface Fortified {
  kind: 'fortified';
  wall: string;
}

/** A wall loses its fortify token, and stands. */
export interface Unfortified {
  kind: 'unfortified';
  wall: string;
  cause: 'boulder' | 'monsters';
}

/** A wall falls. */
export interface WallFell {
  kind: 'wall-fell';
  wall: string;
  cause: 'boulder' | 'monsters';
}

/** A tower falls for ever. */
export interface TowerFell {
  kind: 'tower-fell';
  tower: string;
  cause: 'boulder' | 'monsters';
  left: number;
}

/** Somebody has lost the home tower and is out of the game. */
export interface Eliminated {
  kind: 'eliminated';
  seat: number;
  hand_to: 'discard' | 'removed';
}

/** The game is over: all monsters are slain, all towers have fallen, or nobody has a home left. */
export interface Ended {
  kind: 'ended';
  reason: 'homes' | 'slain' | 'towers';
  won: boolean;
}

/** A hand is dealt before the first turn. */
export interface Dealt {
  kind: 'dealt';
  seat: number;
  count: number;
}

/** A card comes from the deck into a hand. */
export interface Drew {
  kind: 'drew';
  seat: number;
  card: Piece;
}

/** A card goes from a hand to the discard pile. */
export interface Discarded {
  kind: 'discarded';
  seat: number;
  card: Piece;
  cause: 'exchange' | 'plague' | 'token';
}

/** The discard pile becomes the deck. */
export interface Reshuffled {
  kind: 'reshuffled';
  count: number;
}

/** A card leaves the game (option `dwindling_resources`). */
export interface Dwindled {
  kind: 'dwindled';
  card: Piece;
  out_of: 'deck' | 'discard';
}

/** A trade is offered. */
export interface Offered {
  kind: 'offered';
  seat: number;
  card: Piece;
  partner: number;
  wanted: Piece | null;
}

/** Who was asked would give another card. */
export interface Countered {
  kind: 'countered';
  seat: number;
  card: Piece;
  wanted: Piece;
}

/** The offer is off: who was asked does not want it, or who offered does not want another card. */
export interface Refused {
  kind: 'refused';
  seat: number;
}

/** Two cards change hands; each takes the other's place. */
export interface Swapped {
  kind: 'swapped';
  seat: number;
  card: Piece;
  partner: number;
  other: Piece;
}

/** A card is played from a hand, onto the discard pile; what it does follows. Cards played together come one by one. */
export interface Played {
  kind: 'played';
  seat: number;
  card: Piece;
  target: Token | null;
  wall: string | null;
}

/** A card comes from the discard pile into a hand. */
export interface Scavenged {
  kind: 'scavenged';
  seat: number;
  card: Piece;
}

/** A monster that was waiting is placed before the first turn. */
export interface Placed {
  kind: 'placed';
  token: Token;
  space: string;
  hp: number;
}

/** A monster comes onto the board. */
export interface Appeared {
  kind: 'appeared';
  token: Token;
  space: string;
  hp: number;
  die: number;
}

/** A monster walks to another space. All that walk together are told one after another. */
export interface Moved {
  kind: 'moved';
  token: Token;
  start: string;
  space: string;
  phase: string;
}

/** A monster is driven back into the forest by a card. */
export interface Driven {
  kind: 'driven';
  token: Token;
  start: string;
  space: string;
}

/** A monster is stuck in tar until the next turn. */
export interface Tarred {
  kind: 'tarred';
  token: Token;
  freed: Token | null;
}

/** A card hits a monster, which lives on. */
export interface Hit {
  kind: 'hit';
  token: Token;
  space: string;
  hp: number;
}

/** A wall or a tower that fell hurts a monster, which lives on. */
export interface Hurt {
  kind: 'hurt';
  token: Token;
  hp: number;
  cause: 'tower' | 'wall';
}

/** A monster recovers. */
export interface Healed {
  kind: 'healed';
  token: Token;
  hp: number;
}

/** A player slays a monster: it leaves the board. */
export interface Slain {
  kind: 'slain';
  token: Token;
  space: string;
  seat: number;
  trophy: boolean;
  points: number;
}

/** A monster dies by no player's hand: it leaves the board for the monster discard. */
export interface Died {
  kind: 'died';
  token: Token;
  space: string;
  cause: 'boulder' | 'tower' | 'wall';
}

/** A token is drawn from the pile. A monster appears next; an effect happens and goes to the monster discard. */
export interface Drawn {
  kind: 'drawn';
  token: Token;
  phase: string;
  called_by: Token | null;
}

/** A giant boulder rolls in, straight on over the middle. What it crushes and what stops it comes next, with its `cause`. */
export interface Boulder {
  kind: 'boulder';
  space: string;
  die: number;
}

/** The Overlord takes a token from the pile into his hand. Only he is told so. */
export interface Took {
  kind: 'took';
  seat: number;
  token: Token;
}

/** The same, as everybody else sees it. */
export interface TookUnseen {
  kind: 'took-unseen';
  seat: number;
}

/** The Overlord plays a token from his hand. It goes on as if it had been drawn. */
export interface Commanded {
  kind: 'commanded';
  token: Token;
  phase: string;
}

export type Told =
  | Claimed
  | Turn
  | Built
  | Fortified
  | Unfortified
  | WallFell
  | TowerFell
  | Eliminated
  | Ended
  | Dealt
  | Drew
  | Discarded
  | Reshuffled
  | Dwindled
  | Offered
  | Countered
  | Refused
  | Swapped
  | Played
  | Scavenged
  | Placed
  | Appeared
  | Moved
  | Driven
  | Tarred
  | Hit
  | Hurt
  | Healed
  | Slain
  | Died
  | Drawn
  | Boulder
  | Took
  | TookUnseen
  | Commanded;
