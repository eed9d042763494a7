/** Made by tools/wiretypes.py from what the game declares in its facts.py: change that, not this. */

/** An artefact on the field. */
export interface Artefact {
  id: string;
  kind: string;
  x: number;
  y: number;
  radius: number;
  seat: number | null;
  rider: string | null;
  used: boolean;
}

/** A full barrel, to be pushed. */
export interface Barrel {
  id: string;
  kind: 'barrel';
  x: number;
  y: number;
  radius: number;
}

/** What lies before a seat, and how it stands. */
export interface Camp {
  seat: number;
  order: string | null;
  team: number;
  edge: string;
  cards: Card[];
  black: number;
  violet: number;
  rituals: number;
  hand: Ritual[];
  waiting: Waiting[];
  captive: Waiting | null;
  freed: string | null;
  prey: string | null;
  points: number;
  gates: number;
  delivered: number;
  lives: number;
  killed: number;
  lost: number;
  marks: number;
  out: boolean;
}

/** A card of a character in a camp, with what lies on it. */
export interface Card {
  id: string;
  kind: string;
  order: string;
  rank: string;
  limit: number;
  strike: string;
  sector: boolean;
  spell: boolean;
  missile: string | null;
  shoots: boolean;
  most: number;
  endless: boolean;
  supply: number;
  dish: string[];
  alive: number;
  dead: string[];
}

/** A character on the field. */
export interface Disc {
  id: string;
  kind: string;
  rank: string;
  order: string;
  seat: number;
  x: number;
  y: number;
  radius: number;
  facing: number;
  sector: boolean;
  lives: number;
  limit: number;
  missiles: Missile[];
  on: string | null;
  acted: boolean;
  able: boolean;
  held: '' | 'freed' | 'returned' | 'tick' | 'wounded';
}

/** An obstacle as a shape: a circle with its middle and radius, or a polygon with its corners. */
export interface Drawn {
  shape: 'circle' | 'polygon';
  x?: number;
  y?: number;
  radius?: number;
  corners?: number[][];
  margin?: number;
}

/** An effect that waits for its turn. */
export interface Effect {
  id: string;
  kind: string;
}

/** Somebody who must be flicked now, without an action: by a spell, a Magnet, or because a Lasso was laid for it. */
export interface Flicker {
  disc: string;
  seat: number;
  cause: 'lasso' | 'magnet' | 'ramprak';
}

/** What the battle is about besides destroying the enemy; null or 0 where the scenario has no such thing. */
export interface Goal {
  kind: 'barrels' | 'captives' | 'destroy' | 'points' | 'prey' | 'puzzle' | 'race' | 'teams';
  points: number;
  hits: number;
  hits_needed: number;
  barrels: number;
}

/** Missiles of a kind in the reserve. */
export interface Heap {
  id: string;
  kind: string;
  count: number;
}

/** A disc that would leave the table. */
export interface Leaving {
  disc: string;
  edge: string;
  x: number;
  y: number;
}

/** A missile that lies on the table between two shots: the Whirl. */
export interface Loose {
  id: string;
  kind: string;
  x: number;
  y: number;
  radius: number;
}

/** A contact of the flicked disc or missile, and what it would do. */
export interface Met {
  number: number;
  disc: string | null;
  obstacle: string | null;
  x: number;
  y: number;
  wounds: number;
  prevented: boolean;
  dies: boolean;
  heals: number;
  control: boolean;
  own: number;
  falls: boolean;
}

/** A missile that lies on a disc. */
export interface Missile {
  id: string;
  kind: string;
  seat: number;
}

/** Something of the desk that stands on the table and never moves. */
export interface Obstacle {
  id: string;
  kind: 'box' | 'cup' | 'glass';
  x: number;
  y: number;
  radius: number;
  corners: number[][];
}

/** A ritual card. Only who holds it sees it. */
export interface Ritual {
  id: string;
  kind: string;
}

/** A Whirl that has met no enemy, and is shot again from where it lies. */
export interface Second {
  missile: string;
  shooter: string;
}

/** A missile that would be thrown off. */
export interface Slipping {
  disc: string;
  missile: string;
}

/** The way of a disc, as straight pieces. */
export interface Track {
  disc: string;
  knots: number[][];
  rests: boolean;
}

/** A disc that is still to be put on the field in the set-up, or one under the glass. */
export interface Waiting {
  id: string;
  kind: string;
  rank: string;
  order: string;
  seat: number;
  radius: number;
  sector: boolean;
}

/** Where discs may be put in the set-up, or where something counts: left, low, right, high. */
export interface Zone {
  kind: 'gate' | 'goal' | 'home' | 'ring' | 'start';
  seat: number | null;
  number: number;
  box: number[];
}

/** The table, as a seat sees it: all but ritual cards and prey of others. */
export interface View {
  game: 'nastolie';
  scenario: 'p1' | 'p2' | 'p3' | 'p4' | 'p5' | 'p6' | 'p7' | 'p8' | 'p9';
  puzzle: number;
  battle: number;
  battles: number;
  round: number;
  rounds: number;
  turn: number;
  active: number;
  first: number;
  order: number[];
  phase: 'act' | 'end' | 'over' | 'rituals' | 'setup' | 'start';
  actions: number;
  dealt: number;
  field: number[];
  shapes: Drawn[];
  obstacles: Obstacle[];
  zones: Zone[];
  discs: Disc[];
  artefacts: Artefact[];
  barrels: Barrel[];
  loose: Loose[];
  camps: Camp[];
  reserve: Heap[];
  time_cards: number;
  rituals: boolean;
  deck: number;
  discard: string[];
  goal: Goal;
  hand: 'light' | 'natural' | 'shaky' | 'steady';
  preview: 'contact' | 'full' | 'line' | 'none' | 'two';
  flicker: Flicker | null;
  second: Second | null;
  effects: Effect[];
  drawn: string | null;
  ending: string;
}

/** What would come of a flick or shot by a steady hand; nothing beyond what the option `preview` allows. */
export interface Preview {
  power: boolean;
  line: number[][];
  ends: '' | 'contact' | 'cut' | 'edge' | 'rest';
  contacts: Met[];
  paths: Track[];
  leaves: Leaving[];
  penalty: '' | 'action' | 'black';
  slips: Slipping[];
  fan: number;
  beyond: boolean;
}

/** A battle begins: the only one, or one of a campaign. */
export interface Battle {
  kind: 'battle';
  battle: number;
  battles: number;
  scenario: string;
  rounds: number;
}

/** Who begins: the scenario says so, or the lot did. */
export interface First {
  kind: 'first';
  seat: number;
  cause: 'lot' | 'marks' | 'scenario';
}

/** A seat leads an Order. */
export interface Ordered {
  kind: 'ordered';
  seat: number;
  order: string;
  chosen: boolean;
}

/** A seat chooses which of its heroes comes along. */
export interface Led {
  kind: 'led';
  seat: number;
  hero: string;
}

/** A seat chooses how many fighters of which kind come along. */
export interface Mixed {
  kind: 'mixed';
  seat: number;
  sort: string;
  count: number;
  other: string;
  others: number;
}

/** A hero lies under the glass (p7). */
export interface Caught {
  kind: 'caught';
  seat: number;
  disc: string;
}

/** A disc is put on the field in the set-up. */
export interface Placed {
  kind: 'placed';
  seat: number;
  disc: string;
  x: number;
  y: number;
  facing: number;
  cause: 'hand' | 'line' | 'scenario';
}

/** A seat is dealt its prey (p6). Only it is told so. */
export interface Hunts {
  kind: 'hunts';
  seat: number;
  prey: string;
}

/** The same, as everybody else sees it. */
export interface HuntsUnseen {
  kind: 'hunts-unseen';
  seat: number;
}

/** A turn begins. Black cards are discarded, and so many actions fewer are left; violet cards add theirs. */
export interface Turn {
  kind: 'turn';
  seat: number;
  turn: number;
  round: number;
  actions: number;
  black: number;
  violet: number;
}

/** A turn is skipped: there are as many black cards as actions, or more. They are discarded. */
export interface Skipped {
  kind: 'skipped';
  seat: number;
  turn: number;
  round: number;
  black: number;
}

/** A player ends the turn by choice. */
export interface Passed {
  kind: 'passed';
  seat: number;
  left: number;
}

/** Of several effects that wait, one comes next. */
export interface Ordering {
  kind: 'ordering';
  seat: number;
  effect: string;
}

/** A flick or shot has sent a disc off the table: an action is lost, or a black card taken. */
export interface Penalty {
  kind: 'penalty';
  seat: number;
  how: 'action' | 'black';
  left: number;
}

/** A seat takes a black time card. */
export interface Black {
  kind: 'black';
  seat: number;
  count: number;
  cause: 'minusoid' | 'penalty';
}

/** A seat takes a violet time card: an Energan of its own died. */
export interface Violet {
  kind: 'violet';
  seat: number;
  count: number;
}

/** A black and a violet card of one seat go back to the reserve together. */
export interface Cancelled {
  kind: 'cancelled';
  seat: number;
  action: boolean;
}

/** A violet card is used up or lost. */
export interface Spent {
  kind: 'spent';
  seat: number;
  count: number;
}

/** No time card is left: a bonus is not given. */
export interface Lacking {
  kind: 'lacking';
  seat: number;
}

/** A seat draws a ritual card. Only it is told which. */
export interface Drew {
  kind: 'drew';
  seat: number;
  ritual: string;
  cause: 'many' | 'none';
}

/** The same, as everybody else sees it. */
export interface DrewUnseen {
  kind: 'drew-unseen';
  seat: number;
  cause: 'many' | 'none';
}

/** The ritual card just drawn is kept, face down. */
export interface Kept {
  kind: 'kept';
  seat: number;
}

/** The discarded rituals become the deck. */
export interface Reshuffled {
  kind: 'reshuffled';
  count: number;
}

/** A ritual card is played, onto the discard; what it does follows. */
export interface Chanted {
  kind: 'chanted';
  seat: number;
  ritual: string;
  target: string | null;
}

/** Between two battles a seat puts a ritual card back into the deck. Only it is told which. */
export interface GaveBack {
  kind: 'gave-back';
  seat: number;
  ritual: string;
}

/** The same, as everybody else sees it. */
export interface GaveBackUnseen {
  kind: 'gave-back-unseen';
  seat: number;
}

/** A character casts its spell; what it does follows. */
export interface Cast {
  kind: 'cast';
  seat: number;
  disc: string;
  target: string | null;
  left: number;
}

/** Missiles are put on a card. */
export interface Supplied {
  kind: 'supplied';
  disc: string;
  sort: string;
  gained: number;
  supply: number;
  cause: 'mine' | 'property' | 'spell';
}

/** A supply is discarded: all Lightnings that were left, or one missile by a Cleansing. */
export interface Emptied {
  kind: 'emptied';
  disc: string;
  sort: string;
  lost: number;
  supply: number;
  cause: 'cleansing' | 'lightning';
}

/** A character is flicked. Everything on the table comes to rest before its results are counted, one by one. */
export interface Flicked {
  kind: 'flicked';
  seat: number;
  disc: string;
  x: number;
  y: number;
  dx: number;
  dy: number;
  power: number;
  angle: number;
  strength: number;
  strong: boolean;
  free: '' | 'magnet' | 'ramprak';
  left: number;
  path: string;
  knocks: string;
}

/** A missile is shot from the place where it was put. */
export interface Shot {
  kind: 'shot';
  seat: number;
  disc: string;
  missile: string;
  sort: string;
  x: number;
  y: number;
  dx: number;
  dy: number;
  power: number;
  angle: number;
  strength: number;
  again: boolean;
  left: number;
  supply: number;
  path: string;
  knocks: string;
}

/** Nobody was touched: the flick was a plain move. */
export interface Moved {
  kind: 'moved';
  disc: string;
}

/** A shot has met nobody whom it could harm. */
export interface Missed {
  kind: 'missed';
  disc: string;
  missile: string;
}

/** A shot has its target. */
export interface Targeted {
  kind: 'targeted';
  disc: string;
  missile: string;
  target: string;
}

/** The flicked character has struck an enemy; what comes of it follows. */
export interface Struck {
  kind: 'struck';
  disc: string;
  target: string;
  seat: number;
  wounds: number;
  strong: boolean;
  burning: boolean;
  lassos: number;
  dishes: number;
}

/** A character takes wounds. */
export interface Wounded {
  kind: 'wounded';
  disc: string;
  wounds: number;
  lives: number;
  cause: 'flame' | 'lasso' | 'ratnik' | 'shot' | 'strike' | 'tick';
  seat: number;
}

/** Wounds are prevented. */
export interface Spared {
  kind: 'spared';
  disc: string;
  wounds: number;
  cause: 'dymer' | 'shield';
}

/** A character gains lives. */
export interface Healed {
  kind: 'healed';
  disc: string;
  gained: number;
  lives: number;
  cause: 'dryad' | 'fountain' | 'healing' | 'tick' | 'vampal' | 'vampire';
}

/** A character dies; its disc leaves the field, its card stays in the camp. */
export interface Died {
  kind: 'died';
  disc: string;
  seat: number;
  killer: number | null;
  cause: string;
  x: number;
  y: number;
}

/** A missile is put on a character's disc, on top of what lies there. */
export interface Laid {
  kind: 'laid';
  missile: string;
  sort: string;
  on: string;
  seat: number;
  cause: 'ajarha' | 'haru' | 'shavakh' | 'shot' | 'strike';
}

/** A missile has slid off the disc on which it lay, and is discarded. */
export interface Slipped {
  kind: 'slipped';
  missile: string;
  sort: string;
  off: string;
}

/** A missile goes back to the reserve, or to its endless supply. */
export interface Discarded {
  kind: 'discarded';
  missile: string;
  sort: string;
  off: string | null;
  cause: 'cleansing' | 'death' | 'left' | 'mine' | 'missed' | 'used';
}

/** Control of an artefact ends: it is neutral. */
export interface Freed {
  kind: 'freed';
  artefact: string;
  seat: number;
  disc: string;
  cause: 'death' | 'fell' | 'flicked' | 'left' | 'moved';
}

/** A character stands on an artefact: its owner controls it. */
export interface Took {
  kind: 'took';
  artefact: string;
  seat: number;
  disc: string;
  x: number;
  y: number;
}

/** A character that was shaken off an artefact lies on the table, unhurt; or one that stopped half on it slides off. */
export interface Fell {
  kind: 'fell';
  disc: string;
  x: number;
  y: number;
}

/** A disc has left the table. */
export interface Left {
  kind: 'left';
  disc: string;
  edge: string;
  x: number;
  y: number;
}

/** A disc that had left is put back. */
export interface Returned {
  kind: 'returned';
  disc: string;
  x: number;
  y: number;
}

/** A disc is put somewhere by hand, after the set-up. */
export interface Put {
  kind: 'put';
  disc: string;
  x: number;
  y: number;
  facing: number;
  cause: 'call' | 'forge' | 'glass' | 'hand' | 'magnetosphere' | 'swap' | 'teleport';
}

/** An artefact is used; what it does follows. */
export interface Used {
  kind: 'used';
  seat: number;
  artefact: string;
  how: '' | 'cleanse' | 'refill';
}

/** A disc of Dish is laid on a hero's card. */
export interface Avenged {
  kind: 'avenged';
  disc: string;
  hero: string;
}

/** The discs of Dish on a hero's card have done their work, or the hero has died: they are discarded. */
export interface Vented {
  kind: 'vented';
  hero: string;
  count: number;
}

/** A seat gets points. */
export interface Scored {
  kind: 'scored';
  seat: number;
  points: number;
  total: number;
  cause: 'control' | 'kill';
  rank: string | null;
}

/** A kill that scores nothing: the victim's owner alone has the fewest points (p4). */
export interface Spurned {
  kind: 'spurned';
  seat: number;
  victim: number;
}

/** A barrel has arrived, and is removed (p2). */
export interface Delivered {
  kind: 'delivered';
  barrel: string;
  seat: number;
  count: number;
}

/** A hero has passed the next gate (p8). */
export interface GatePassed {
  kind: 'gate-passed';
  seat: number;
  disc: string;
  gate: number;
}

/** A flick has hit the glass (p7). */
export interface GlassHit {
  kind: 'glass-hit';
  seat: number;
  disc: string;
  hits: number;
  needed: number;
}

/** The glass is broken and removed: the captives come out (p7). */
export interface GlassBroken {
  kind: 'glass-broken';
  seat: number;
}

/** A seat is out of the battle. */
export interface Out {
  kind: 'out';
  seat: number;
}

/** The battle is over: whom a seat hunted (p6). */
export interface PreyShown {
  kind: 'prey-shown';
  seat: number;
  prey: string;
}

/** A battle of a campaign is over; each winner gets a mark. */
export interface BattleOver {
  kind: 'battle-over';
  battle: number;
  reason: 'barrels' | 'campaign' | 'captive' | 'destroyed' | 'draw' | 'escorts' | 'heroes' | 'points' | 'prey' | 'race' | 'rounds' | 'solved' | 'unsolved';
  winner: number | null;
}

/** A seat has won a battle of a campaign. */
export interface Marked {
  kind: 'marked';
  seat: number;
  marks: number;
}

/** The game is over. */
export interface Ended {
  kind: 'ended';
  reason: 'barrels' | 'campaign' | 'captive' | 'destroyed' | 'draw' | 'escorts' | 'heroes' | 'points' | 'prey' | 'race' | 'rounds' | 'solved' | 'unsolved';
  winner: number | null;
}

export type Told =
  | Battle
  | First
  | Ordered
  | Led
  | Mixed
  | Caught
  | Placed
  | Hunts
  | HuntsUnseen
  | Turn
  | Skipped
  | Passed
  | Ordering
  | Penalty
  | Black
  | Violet
  | Cancelled
  | Spent
  | Lacking
  | Drew
  | DrewUnseen
  | Kept
  | Reshuffled
  | Chanted
  | GaveBack
  | GaveBackUnseen
  | Cast
  | Supplied
  | Emptied
  | Flicked
  | Shot
  | Moved
  | Missed
  | Targeted
  | Struck
  | Wounded
  | Spared
  | Healed
  | Died
  | Laid
  | Slipped
  | Discarded
  | Freed
  | Took
  | Fell
  | Left
  | Returned
  | Put
  | Used
  | Avenged
  | Vented
  | Scored
  | Spurned
  | Delivered
  | GatePassed
  | GlassHit
  | GlassBroken
  | Out
  | PreyShown
  | BattleOver
  | Marked
  | Ended;
