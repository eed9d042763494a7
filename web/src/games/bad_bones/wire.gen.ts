/** Made by tools/wiretypes.py from what the game declares in its facts.py: change that, not this. */

/** A printed arrow: whoever comes to rest there with one heading goes on with another. */
export interface Arrow {
  cell: string;
  way_in: 'e' | 'n' | 's' | 'w';
  way_out: 'e' | 'n' | 's' | 'w';
}

/** Where a skeleton would go if phase 3 were played now. */
export interface Fate {
  skeleton: string;
  path: string[];
  end: string;
}

/** So many of what the market sells. */
export interface Goods {
  id: string;
  kind: string;
  weapon: boolean;
  cost: number;
  count: number;
}

/** So many tiles of a kind. */
export interface Heap {
  id: string;
  kind: string;
  ways: string[];
  count: number;
}

/** A player's realm, and what lies before that player. */
export interface Land {
  seat: number;
  skeletons: Skeleton[];
  traps: Trap[];
  hero: string | null;
  towers: string[];
  floors: number;
  houses: number;
  cemetery: Token[];
  sent: number;
  reserve: Heap[];
  hand: string | null;
  coins: number;
  weapon: string | null;
  passed: boolean;
  fallen: boolean;
  finished: boolean;
  asked: string | null;
  preview: Fate[];
}

/** Before the first round of the advanced game. */
export interface Market {
  goods: Goods[];
  buyer: number | null;
  back: boolean;
}

/** The board as it is printed, the same for all. */
export interface Printed {
  arrows: Arrow[];
  slots: Slot[];
  towers: string[];
  houses: 'bottom' | 'top';
}

/** A skeleton on a land or in its forest. */
export interface Skeleton {
  id: string;
  symbol: string;
  side: string;
  chief: string | null;
  place: string;
  heading: 'e' | 'n' | 's' | 'w';
  face: 'black' | 'white';
  frozen: boolean;
  waiting: boolean;
  stack: number;
}

/** A place in the forest, and the symbol printed there. */
export interface Slot {
  place: string;
  symbol: string;
}

/** Tiles of a kind, in a reserve or out of the game; intact. */
export interface Spare {
  id: string;
  kind: string;
  ways: string[];
}

/** A trap as it lies. */
export interface Tile {
  kind: string;
  way: string;
  damaged: boolean;
}

/** A skeleton, wherever it lies, with what is printed on it. */
export interface Token {
  id: string;
  symbol: string;
  side: string;
  chief: string | null;
}

/** A trap on a land; its name is that of its cell. */
export interface Trap {
  kind: string;
  way: string;
  damaged: boolean;
  id: string;
  place: string;
}

/** What the market sells. */
export interface Ware {
  id: string;
  kind: string;
  weapon: boolean;
  cost: number;
}

/** The table, as everybody sees it: all but the inside of the bag. */
export interface View {
  game: 'bad_bones';
  mode: string;
  advanced: boolean;
  chiefs: boolean;
  ruleset: string;
  round: number;
  rounds: number | null;
  phase: string;
  marker: 'black' | 'white';
  face: Printed;
  boards: Land[];
  market: Market | null;
  reserve: Heap[] | null;
  coins: number | null;
  capital: number | null;
  stars: Record<string, number[]>;
  full_floors: number;
  full_houses: number;
  heroic: boolean;
  bag: number;
  removed: Heap[];
  removed_skeletons: Token[];
  ending: string;
}

/** A phase begins; phase 1 begins a round. */
export interface Phase {
  kind: 'phase';
  phase: string;
  round: number;
  marker: 'black' | 'white';
  waiting: boolean;
  market: boolean;
}

/** Who buys first was drawn by lot. */
export interface FirstBuyer {
  kind: 'first-buyer';
  seat: number;
}

/** Somebody buys one of what the market sells. */
export interface Bought {
  kind: 'bought';
  seat: number;
  item: Ware;
  left: number;
  spare: Spare | null;
}

/** Somebody buys nothing more. */
export interface Passed {
  kind: 'passed';
  seat: number;
}

/** A hero takes his place before the first round of co-op. */
export interface Started {
  kind: 'started';
  seat: number;
  place: string;
  near: string;
}

/** A hero goes to another cell. Whom he destroys there is told next. */
export interface Hero {
  kind: 'hero';
  seat: number;
  start: string;
  place: string;
  near: string;
}

/** A hero is taken to the grave by the emperor. */
export interface HeroLost {
  kind: 'hero-lost';
  seat: number;
}

/** A hero uses his weapon. What it does is told next. */
export interface Weapon {
  kind: 'weapon';
  seat: number;
  weapon: string;
}

/** A skeleton breaks floors of the tower. */
export interface FloorLost {
  kind: 'floor-lost';
  seat: number;
  token: Token;
  lost: number;
  left: number;
}

/** A skeleton burns houses of the village. */
export interface HouseLost {
  kind: 'house-lost';
  seat: number;
  token: Token;
  lost: number;
  left: number;
}

/** A friendly chief mends a floor of the tower. */
export interface FloorMended {
  kind: 'floor-mended';
  seat: number;
  token: Token;
  left: number;
}

/** A friendly chief mends a house of the village. */
export interface HouseMended {
  kind: 'house-mended';
  seat: number;
  token: Token;
  left: number;
}

/** A skeleton burns houses of the capital. */
export interface CapitalBurnt {
  kind: 'capital-burnt';
  seat: number;
  token: Token;
  lost: number;
  left: number;
}

/** A friendly chief mends a house of the capital, or will mend what burns in the same phase. */
export interface CapitalMended {
  kind: 'capital-mended';
  seat: number;
  token: Token;
  left: number;
}

/** The capital after a phase, burnt and mended; or what stands of it in the end. */
export interface Capital {
  kind: 'capital';
  left: number;
}

/** A skeleton topples a tower, in co-op. */
export interface TowerFell {
  kind: 'tower-fell';
  seat: number;
  token: Token;
  place: string;
  near: string;
  left: number;
}

/** A friendly chief rebuilds a tower, in co-op. */
export interface TowerMended {
  kind: 'tower-mended';
  seat: number;
  token: Token;
  place: string;
  near: string;
  left: number;
}

/** A realm falls. The others finish the phase. */
export interface Fell {
  kind: 'fell';
  seat: number;
}

/** A skeleton is drawn from the bag. It appears next. */
export interface Drew {
  kind: 'drew';
  seat: number;
  token: Token;
}

/** A skeleton comes into the forest: from the bag, if it was drawn, else from the cemetery. */
export interface Appeared {
  kind: 'appeared';
  seat: number;
  token: Token;
  place: string;
  heading: 'e' | 'n' | 's' | 'w';
  face: 'black' | 'white';
}

/** A skeleton goes on by one step, or over a spring. It may go on, turn, leave or be destroyed next. */
export interface Moved {
  kind: 'moved';
  seat: number;
  token: Token;
  start: string;
  place: string;
  heading: 'e' | 'n' | 's' | 'w';
  face: 'black' | 'white';
  frozen: boolean;
}

/** A skeleton is turned where it stands. */
export interface Turned {
  kind: 'turned';
  seat: number;
  token: Token;
  place: string;
  heading: 'e' | 'n' | 's' | 'w';
  cause: 'arrow' | 'rapier' | 'treasure';
}

/** A barricade stops a skeleton: it is back where its move began. */
export interface Blocked {
  kind: 'blocked';
  seat: number;
  token: Token;
  place: string;
  heading: 'e' | 'n' | 's' | 'w';
  by: string;
  face: 'black' | 'white';
  frozen: boolean;
}

/** A portal throws a skeleton back into the forest. */
export interface Portal {
  kind: 'portal';
  seat: number;
  token: Token;
  place: string;
  heading: 'e' | 'n' | 's' | 'w';
  face: 'black' | 'white';
  frozen: boolean;
}

/** A skeleton has had its move, and stays: it was frozen, is lost in a maze, or has nowhere to flee from a dragon. */
export interface Held {
  kind: 'held';
  seat: number;
  token: Token;
  place: string;
  cause: 'dragon' | 'frozen' | 'maze';
  face: 'black' | 'white';
  frozen: boolean;
}

/** The ice staff freezes a skeleton. It may not have had its move. */
export interface Frozen {
  kind: 'frozen';
  seat: number;
  token: Token;
  place: string;
  face: 'black' | 'white';
  frozen: boolean;
}

/** The morning star sweeps a skeleton to another cell. It has not had its move. */
export interface Swept {
  kind: 'swept';
  seat: number;
  token: Token;
  start: string;
  place: string;
  heading: 'e' | 'n' | 's' | 'w';
}

/** A skeleton is destroyed: by the hero, his weapon, or a trap. */
export interface Slain {
  kind: 'slain';
  seat: number;
  token: Token;
  place: string;
  cause: 'hero' | 'trap' | 'weapon';
  to: 'bag' | 'removed';
}

/** A friendly chief finds nothing to mend and goes into the bag. */
export interface Parted {
  kind: 'parted';
  seat: number;
  token: Token;
}

/** A saboteur has done his work and goes into the bag, from his land or from the cemetery in which he lies by now. */
export interface Spent {
  kind: 'spent';
  seat: number;
  token: Token;
}

/** A skeleton goes to a cemetery. */
export interface Sent {
  kind: 'sent';
  seat: number;
  token: Token;
  target: number;
  cause: 'catapult' | 'exit' | 'hearse' | 'spectral' | 'staff';
  out_of: 'bag' | 'land';
}

/** A tile of the reserve (the common one, if there is one) is laid on a cell. */
export interface Laid {
  kind: 'laid';
  seat: number;
  trap: Tile;
  place: string;
  near: string;
  spare: Spare;
}

/** A tile is taken back. */
export interface Retrieved {
  kind: 'retrieved';
  seat: number;
  trap: Tile;
  place: string;
  near: string;
  spare: Spare;
  to: 'hand' | 'reserve';
}

/** What was in a hand joins the common reserve. */
export interface Returned {
  kind: 'returned';
  seat: number;
  spare: Spare;
}

/** Somebody leaves the traps as they are. */
export interface Waited {
  kind: 'waited';
  seat: number;
}

/** A skeleton sets off a trap. */
export interface Triggered {
  kind: 'triggered';
  seat: number;
  trap: Tile;
  place: string;
  token: Token;
}

/** A trap that was used is turned over. */
export interface Damaged {
  kind: 'damaged';
  seat: number;
  trap: Tile;
  place: string;
}

/** A trap goes out of the game. */
export interface Destroyed {
  kind: 'destroyed';
  seat: number;
  trap: Tile;
  place: string;
  cause: 'sabotaged' | 'stolen' | 'worn';
  spare: Spare;
}

/** A hearse drives on: from its cell into the reserve of whoever got its passengers, or into the common one. */
export interface Hearse {
  kind: 'hearse';
  seat: number;
  place: string;
  target: number;
  spare: Spare;
  common: boolean;
}

/** The last round was held, and somebody plays on for the heroic victory. */
export interface WentOn {
  kind: 'went-on';
  seat: number;
}

/** The game is over: a realm has fallen, or all at once; the skeletons have won; the last round was held; no bone left. */
export interface Ended {
  kind: 'ended';
  reason: 'defeat' | 'fallen' | 'heroic' | 'nobody' | 'survived';
  cause?: 'overrun';
}

/** Who has fallen, and why. */
export interface Ruin {
  kind: 'ruin';
  seat?: number;
  cause: 'capital' | 'emperor' | 'tower' | 'towers' | 'village';
}

/** Who has won. */
export interface Won {
  kind: 'won';
  seat: number;
  points: number;
  second: number;
}

/** Who has won with as many points as others, by the taller tower. */
export interface WonTaller {
  kind: 'won-taller';
  seat: number;
  points: number;
  second: number;
}

/** How long it lasted, where it was lost. */
export interface Lasted {
  kind: 'lasted';
  round: number;
  rounds: number;
}

/** What stands of the tower in the end. */
export interface FloorsStand {
  kind: 'floors-stand';
  seat: number;
  left: number;
}

/** What stands of the village in the end. */
export interface HousesStand {
  kind: 'houses-stand';
  seat: number;
  left: number;
}

/** What stands of all towers in the end, in co-op. */
export interface TowersStand {
  kind: 'towers-stand';
  left: number;
}

export type Told =
  | Phase
  | FirstBuyer
  | Bought
  | Passed
  | Started
  | Hero
  | HeroLost
  | Weapon
  | FloorLost
  | HouseLost
  | FloorMended
  | HouseMended
  | CapitalBurnt
  | CapitalMended
  | Capital
  | TowerFell
  | TowerMended
  | Fell
  | Drew
  | Appeared
  | Moved
  | Turned
  | Blocked
  | Portal
  | Held
  | Frozen
  | Swept
  | Slain
  | Parted
  | Spent
  | Sent
  | Laid
  | Retrieved
  | Returned
  | Waited
  | Triggered
  | Damaged
  | Destroyed
  | Hearse
  | WentOn
  | Ended
  | Ruin
  | Won
  | WonTaller
  | Lasted
  | FloorsStand
  | HousesStand
  | TowersStand;
