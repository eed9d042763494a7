/** Made by tools/wiretypes.py from what the game declares in its facts.py: change that, not this. */

/** Who is performing a row at this moment. */
export interface Acting {
  piece: string;
  card: number;
}

/** What the Turn card of a boss adds at the end of a row. */
export interface Added {
  round: string;
  signs: Sign[];
}

/** A part of the mutation board. */
export interface Area {
  id: 'during' | 'feats' | 'skill' | 'start';
  cards: string[];
  slots: number;
  taken: number;
}

/** Teeth and the like; what waits to be handed out. */
export interface Bag {
  teeth: number;
  cells: number;
  potions: number;
  keys: number;
  scrolls: number[];
  gear: GearPiece[];
  blueprints: GearPiece[];
}

/** What a hit would do to one of us, while the Group says who takes it. */
export interface Blow {
  piece: string;
  stopped: '' | 'ability' | 'companion' | 'gold' | 'shield';
  left: number;
}

/** The face on which the Group walks, with the column and row of each place. */
export interface Board {
  face: string;
  places: SpaceOfBoard[];
  ways: Corridor[];
}

/** A boss, and how far the fight with it has come. */
export interface BossCard {
  id: string;
  side: number;
  turn_card: number | null;
  turn_text: Words[];
  adds: Added[];
  passed: string[];
  swords: number;
}

/** A boss on the thread of the campaign. */
export interface BossMet {
  id: string;
  beaten: boolean;
  open: boolean;
  run: number;
}

/** The record of the campaign, as it is saved: cards by their codes and ids. */
export interface Campaign {
  runs: number;
  beaten: string[];
  runes: string[];
  taken: Record<string, number>;
  equipment: string[];
  decks: Record<string, string>;
  start: string[];
  during: string[];
  skill: string;
  feats: string[];
  stored: string[];
  start_slots: number;
  during_slots: number;
  healer: number;
  secrets: string[];
  gifts: string[];
  guests: string[];
  purged_cards: string[];
  purged_gear: string[];
  purged_tiles: string[];
  boss_cell: boolean;
  deeds: number;
  well_runs: number;
  history: PastRun[];
}

/** A combat card. */
export interface CardPiece {
  id: string;
  kind: string;
}

/** A combat card. */
export interface CardPrint {
  id: string;
  hero: string;
  symbols: string[];
  rows: Sign[][];
  text: Words[];
}

/** What lies before a Beheaded, or before Serenade. */
export interface Cards {
  fighter: string;
  seat: number;
  gear: Worn[];
  hand: CardPiece[];
  held: number;
  active: PlacedCard[];
  deck: number;
  top: CardPiece[];
  unseen: string[];
  discard: CardPiece[];
}

/** What happens next, in order. */
export interface Coming {
  what: 'companions' | 'round-end' | 'row' | 'upkeep' | 'zero';
  piece: string;
  round: string;
  card: number;
}

/** A way, in the direction of its arrow. */
export interface Corridor {
  start: string;
  end: string;
  gate: string;
  what: string;
  text: Words | null;
  leaves: boolean;
  locked: boolean;
  walked: boolean;
}

/** Somebody who sells: in the market, or the merchant of a room. */
export interface Counter {
  who: 'collector' | 'healer' | 'merchant' | 'room';
  state: 'done' | 'next' | 'open';
  price: number;
  times: number;
  good: number;
}

/** The deck of a Beheaded. */
export interface DeckGrown {
  hero: string;
  before: number;
  now: number;
  added: UpgradePrint[];
  symbols: string[];
  purged: Words[];
}

/** A place where a run may begin, open or not yet. */
export interface Door {
  id: string;
  boss: string;
  needs: string | null;
  open: boolean;
}

/** A fight. */
export interface Fight {
  round: string;
  line: Foe[];
  loot: Bag;
  terrain: '' | 'hole' | 'wall';
  passer: string | null;
  shown: boolean;
  coming: Coming[];
  acting: Acting | null;
  threat: Threat;
  ahead: Threat[];
  round_end: RoundEnd;
  blows: Blow[];
  hits: number;
  boss: BossCard | null;
}

/** A Beheaded with his board, or Serenade. */
export interface Fighter {
  id: string;
  kind: string;
  seat: number;
  health: number;
  hearts: number;
  levels: number[];
  melee: boolean;
  slots: number;
  shields: number;
  gold: number;
  states: Token[];
  frozen: string[];
  worms: number;
  sick: number;
  malaise: string | null;
}

/** An enemy on its space. */
export interface Foe {
  id: string;
  kind: string;
  card: string | null;
  health: number;
  max: number;
  shields: number;
  states: Token[];
  frozen: string[];
  invisible: boolean;
  done: boolean;
}

/** An enemy. */
export interface FoePrint {
  id: string;
  icon: string;
  rank: 'boss' | 'elite' | 'monster' | 'thing';
  rows: Sign[][];
  immune: string[];
  death: Sign[];
  end: '' | 'falls' | 'falls-in-iii' | 'heals-boss' | 'shifts';
  text: Words[];
}

/** A card of equipment. */
export interface GearPiece {
  id: string;
  kind: string;
}

/** A card of equipment. */
export interface GearPrint {
  id: string;
  icon: string;
  use: 'always' | 'companion' | 'instead' | 'plus' | 'skill';
  health: number;
  blueprint: boolean;
  rounds: string[];
  does: Sign[];
  text: Words[];
}

/** Something that a merchant sells. */
export interface Good {
  sign: Sign;
  price: number;
  times: number;
  text: Words;
}

/** A Beheaded who can be chosen. */
export interface HeroPiece {
  id: string;
  kind: string;
}

/** A card of a monster or an elite that lies in its deck. */
export interface MonsterPiece {
  id: string;
  kind: string;
}

/** A run that is over. */
export interface PastRun {
  stage: string;
  heroes: string[];
  way: string[];
  end: string;
  boss: string;
  fallen: string[];
  cells: number;
  taken: Record<string, number>;
}

/** A deck that cells buy from. */
export interface Pile {
  id: string;
  left: number;
  price: number;
  shown: string | null;
}

/** A card in the active space. */
export interface PlacedCard {
  card: CardPiece | null;
  announced: string;
  round: string;
  done: boolean;
}

/** Signs that come together, and what they say. */
export interface Reward {
  signs: Sign[];
  text: Words;
}

/** What the end of this round will do as things stand. */
export interface RoundEnd {
  poisoned: string[];
  bleeding: string[];
  falling: string[];
  gaps: boolean;
}

/** A run that is over, as a thread. */
export interface RunWalked {
  number: number;
  stage: string;
  heroes: string[];
  way: string[];
  rooms: number;
  end: string;
  boss: string;
  fallen: string[];
  cells: number;
  bought: Words[];
}

/** One thing that is done or gained. */
export interface Sign {
  what: string;
  n: number;
  whom: string;
  where: string;
}

/** A space or an exit of the biome. */
export interface SpaceOfBoard {
  id: string;
  kind: string;
  tile: string | null;
  x: number;
  y: number;
  here: boolean;
}

/** Damage that is still printed for a round, on enemies that have not acted in it. */
export interface Threat {
  round: string;
  any: number;
  first: number;
  each: number;
}

/** A tile. */
export interface TilePrint {
  id: string;
  passes: boolean;
  enemies: ('elite' | 'monster')[];
  terrain: '' | 'hole' | 'wall';
  gains: Sign[];
  options: Reward[];
  curse: Words | null;
  goods: Good[];
  door: '' | 'deck' | 'hand' | 'pay';
  price: number;
  symbol: string;
  checks: Reward[];
  fails: Sign[];
  text: Words[];
}

/** So many of a kind. */
export interface Token {
  kind: string;
  count: number;
}

/** A card that cells buy. */
export interface UpgradePrint {
  id: string;
  deck: string;
  area: string;
  icon: string;
  stack: string;
  replace: number;
  name: Words;
  text: Words[];
}

/** A sentence: the id of a message, and the facts that it mentions. */
export interface Words {
  id: string;
  facts: Record<string, number | string | Words>;
}

/** Equipment in a slot. */
export interface Worn {
  id: string;
  kind: string;
  health: number;
  used: boolean;
}

/** The table, as a seat sees it: all but other hands, cards that lie face down, and who stands in the dark. */
export interface View {
  game: 'dead_cells';
  turn: number;
  ruleset: string;
  hands_open: boolean;
  phase: 'camp' | 'fight' | 'map' | 'market' | 'over' | 'spending';
  stage: string | null;
  biomes: number;
  rooms: number;
  first: string | null;
  heroes: HeroPiece[];
  fighters: Fighter[];
  cards: Cards[];
  bag: Bag;
  offered: GearPiece[];
  collector: GearPiece[];
  equipment: number;
  equipment_top: GearPiece[];
  equipment_discard: GearPiece[];
  monsters_top: MonsterPiece[];
  board: Board | null;
  runes: string[];
  seals: string[];
  dark: number[];
  bells: number;
  fight: Fight | null;
  mutations: string[];
  stored: string[];
  asks: string;
  handing: string | null;
  counters: Counter[];
  piles: Pile[];
  areas: Area[];
  doors: Door[];
  bought: string | null;
  fate: string;
  fallen: string[];
  card_prints: CardPrint[];
  gear_prints: GearPrint[];
  foe_prints: FoePrint[];
  tile_prints: TilePrint[];
  upgrade_prints: UpgradePrint[];
  record: Campaign;
  ending: string;
}

/** What has grown, and every run. */
export interface Album {
  bosses: BossMet[];
  runs: RunWalked[];
  decks: DeckGrown[];
  equipment_before: number;
  equipment: GearPrint[];
  runes: string[];
  areas: Area[];
  upgrades: UpgradePrint[];
  stored: string[];
  boss_cell: boolean;
}

/** Somebody picks a Beheaded. */
export interface TookHero {
  kind: 'took-hero';
  seat: number;
  hero: string;
}

/** The Group says where the run begins. */
export interface ChoseStart {
  kind: 'chose-start';
  stage: string;
}

/** A stored card comes back onto the mutation board. */
export interface PutMutation {
  kind: 'put-mutation';
  upgrade: string;
}

/** A card of the mutation board is stored. */
export interface StoredMutation {
  kind: 'stored-mutation';
  upgrade: string;
}

/** An improved card goes to somebody's deck. */
export interface HandedCard {
  kind: 'handed-card';
  card: string;
  hero: string;
}

/** A purged starting card comes back, since the deck is too small without it. */
export interface TookBack {
  kind: 'took-back';
  hero: string;
  card: string;
}

/** The First Player token changes hands. */
export interface First {
  kind: 'first';
  fighter: string;
}

/** The Group enters a biome. */
export interface Biome {
  kind: 'biome';
  face: string;
}

/** A card comes from the deck into a hand, as its owner sees it. */
export interface Drew {
  kind: 'drew';
  seat: number;
  card: string;
}

/** The same, as the others see it. */
export interface DrewUnseen {
  kind: 'drew-unseen';
  seat: number;
}

/** A card goes from a hand to the discard. */
export interface Discarded {
  kind: 'discarded';
  seat: number;
  card: string;
}

/** The top card of a deck is turned up and discarded. */
export interface Revealed {
  kind: 'revealed';
  seat: number;
  card: string;
}

/** A card of the hand is discarded for a check. */
export interface Paid {
  kind: 'paid';
  seat: number;
  card: string;
}

/** The Group moves. */
export interface Went {
  kind: 'went';
  place: string;
}

/** A tile is turned up. */
export interface TurnedUp {
  kind: 'turned-up';
  space: string;
  tile: string;
}

/** A hand check is not passed. */
export interface Failed {
  kind: 'failed';
  symbol: string;
}

/** One of several rewards. */
export interface Chose {
  kind: 'chose';
  option: number;
}

/** Teeth are paid. */
export interface Bought {
  kind: 'bought';
  price: number;
  teeth: number;
}

/** The curse of a treasure. */
export interface Cursed {
  kind: 'cursed';
  curse: string;
}

/** What holds until this face is left. */
export interface Constraint {
  kind: 'constraint';
  number: number;
}

/** A bell rings. */
export interface Rang {
  kind: 'rang';
  bell: string;
}

/** Lanterns burn again. */
export interface Relit {
  kind: 'relit';
  count: number;
}

/** Somebody gets a worm. */
export interface Worm {
  kind: 'worm';
  fighter: string;
  worms: number;
}

/** Blueprints become equipment for good, on top of the deck. */
export interface KeptBlueprints {
  kind: 'kept-blueprints';
  count: number;
}

/** The Collector shows blueprints. */
export interface Plans {
  kind: 'plans';
  count: number;
}

/** The run is over; its cells are still to be spent. */
export interface Ended {
  kind: 'ended';
  reason: string;
  cells: number;
}

/** Tokens come into the Bag. */
export interface Gained {
  kind: 'gained';
  what: 'cells' | 'keys' | 'potions' | 'teeth';
  count: number;
  total: number;
}

/** A card of equipment is turned up. */
export interface FoundGear {
  kind: 'found-gear';
  gear: string;
}

/** A blueprint is turned up. */
export interface FoundBlueprint {
  kind: 'found-blueprint';
  gear: string;
}

/** A rune is active from now on, for ever. */
export interface FoundRune {
  kind: 'found-rune';
  rune: string;
}

/** Somebody has one heart more. */
export interface Heart {
  kind: 'heart';
  fighter: string;
  hearts: number;
}

/** The marker of a track moves on. */
export interface Advanced {
  kind: 'advanced';
  fighter: string;
  track: string;
  level: number;
  hearts: number;
  slots: number;
}

/** The marker of a track moves back. */
export interface LostStep {
  kind: 'lost-step';
  fighter: string;
  track: string;
  level: number;
  hearts: number;
  slots: number;
}

/** Nobody has room for a scroll. */
export interface ScrollLost {
  kind: 'scroll-lost';
  colour: string;
}

/** Somebody puts equipment on. */
export interface Equipped {
  kind: 'equipped';
  fighter: string;
  gear: string;
}

/** Somebody does not want what he was given. */
export interface LeftGear {
  kind: 'left-gear';
  fighter: string;
  gear: string;
}

/** Somebody takes equipment off, or it breaks. */
export interface DroppedGear {
  kind: 'dropped-gear';
  fighter: string;
  gear: string;
}

/** Damage that nothing has stopped. */
export interface Hurt {
  kind: 'hurt';
  fighter: string;
  count: number;
  damage: number;
  left: number;
  state: string | null;
}

/** Damage is taken away. */
export interface Healed {
  kind: 'healed';
  fighter: string;
  count: number;
  damage: number;
}

/** A potion takes all damage away. */
export interface Drank {
  kind: 'drank';
  fighter: string;
  left: number;
}

/** Somebody who would be dead has one health point left. */
export interface CheatedDeath {
  kind: 'cheated-death';
  fighter: string;
}

/** Serenade's marker moves on, on the side of her board that is up. */
export interface SerenadeAdvanced {
  kind: 'serenade-advanced';
  level: number;
}

/** Her board is turned to MELEE: she is healed, and her marker begins anew. */
export interface SerenadeTurned {
  kind: 'serenade-turned';
}

/** Her marker moves back. */
export interface SerenadeLostStep {
  kind: 'serenade-lost-step';
  level: number;
}

/** An enemy appears. */
export interface Enemy {
  kind: 'enemy';
  monster: string;
  space: string | null;
}

/** Somebody is there whom nobody sees. */
export interface EnemyInTheDark {
  kind: 'enemy-in-the-dark';
  space: string;
}

/** Who stood in the dark is seen. */
export interface CameToLight {
  kind: 'came-to-light';
  space: string;
  monster: string;
}

/** One of four does not take part. */
export interface Passes {
  kind: 'passes';
  fighter: string;
}

/** A card is placed face down, as its owner sees it. */
export interface Placed {
  kind: 'placed';
  seat: number;
  announced: string;
  round: string;
  card: string;
}

/** The same, as the others see it: what was announced with it. */
export interface PlacedUnseen {
  kind: 'placed-unseen';
  seat: number;
  announced: string;
  round: string;
}

/** A placed card is turned up. */
export interface Showed {
  kind: 'showed';
  fighter: string;
  card: string;
}

/** The top of the Beheaded's discard gives Serenade a power for this fight or Turn. */
export interface SerenadeListens {
  kind: 'serenade-listens';
  symbol: string;
}

/** A round begins. */
export interface Round {
  kind: 'round';
  round: string;
}

/** Somebody does something in round 0. */
export interface Entry {
  kind: 'entry';
  fighter: string;
  ability: string;
}

/** Somebody uses timed equipment. */
export interface Wielded {
  kind: 'wielded';
  fighter: string;
  gear: string;
}

/** Somebody uses a skill. */
export interface Skill {
  kind: 'skill';
  fighter: string;
  skill: string;
}

/** Something answers by itself. */
export interface Triggered {
  kind: 'triggered';
  fighter: string;
  ability: string;
}

/** An enemy is made to skip its row. */
export interface HeldUp {
  kind: 'held-up';
  fighter: string;
  space: string;
  foe: string;
}

/** An enemy performs its row. */
export interface EnemyActs {
  kind: 'enemy-acts';
  space: string;
  foe: string;
  round: string;
}

/** An enemy skips its row. */
export interface EnemySkipped {
  kind: 'enemy-skipped';
  space: string;
  foe: string;
  round: string;
}

/** The Group says who takes it. */
export interface Assigned {
  kind: 'assigned';
  fighter: string;
  what: string;
}

/** All of one type that lies at the Group's feet goes into the Bag. */
export interface Looted {
  kind: 'looted';
  fighter: string;
  loot: string;
}

/** Enemies close the gaps toward the Group. */
export interface ClosedUp {
  kind: 'closed-up';
  count: number;
}

/** The fight is over, and hands are filled. */
export interface FightOver {
  kind: 'fight-over';
}

/** Somebody gets shields. */
export interface Shield {
  kind: 'shield';
  fighter: string;
  count: number;
}

/** Somebody gets golden shields. */
export interface Golden {
  kind: 'golden';
  fighter: string;
  count: number;
}

/** A shield is spent. */
export interface Blocked {
  kind: 'blocked';
  fighter: string;
}

/** Equipment or a skill stops a hit. */
export interface Cancelled {
  kind: 'cancelled';
  fighter: string;
  ability: string;
}

/** A state is kept away. */
export interface Warded {
  kind: 'warded';
  fighter: string;
  state: string;
}

/** A state token is placed on one of us. */
export interface State {
  kind: 'state';
  fighter: string;
  state: string;
}

/** A state token leaves. */
export interface Cleansed {
  kind: 'cleansed';
  fighter: string;
  state: string;
}

/** All Bleeding tokens of one of us leave. */
export interface StoppedBleeding {
  kind: 'stopped-bleeding';
  fighter: string;
}

/** A companion takes a hit. */
export interface CompanionHurt {
  kind: 'companion-hurt';
  fighter: string;
  gear: string;
  damage: number;
}

/** A state kills one of us. */
export interface Died {
  kind: 'died';
  fighter: string;
  state: string;
}

/** An enemy spends a shield. */
export interface EnemyBlocked {
  kind: 'enemy-blocked';
  space: string;
  foe: string;
  by: string | null;
}

/** An enemy takes damage. */
export interface EnemyHurt {
  kind: 'enemy-hurt';
  space: string;
  foe: string;
  by: string | null;
  state: string | null;
  count: number;
  damage: number;
  left: number;
}

/** A state token is placed on an enemy. */
export interface EnemyState {
  kind: 'enemy-state';
  space: string;
  foe: string;
  by: string | null;
  state: string;
}

/** An enemy gets shields. */
export interface EnemyShield {
  kind: 'enemy-shield';
  space: string;
  foe: string;
  count: number;
}

/** An enemy cannot be seen in this round. */
export interface Vanished {
  kind: 'vanished';
  space: string;
  foe: string;
}

/** An enemy leaves the fight. */
export interface Fled {
  kind: 'fled';
  space: string;
  foe: string;
}

/** An enemy is pushed or pulled; who stood there changes places with it. */
export interface Shifted {
  kind: 'shifted';
  space: string;
  to: string;
  foe: string;
}

/** An enemy dies. */
export interface Killed {
  kind: 'killed';
  space: string;
  monster: string | null;
}

/** What comes out of a death box. */
export interface Spilled {
  kind: 'spilled';
  what: string;
  count: number;
}

/** A boss stands in the way. */
export interface Boss {
  kind: 'boss';
  boss: string;
}

/** A Turn card of the boss is turned up. */
export interface TurnCard {
  kind: 'turn-card';
  boss: string;
  card: number;
}

/** An instance of the boss is beaten. */
export interface BossFell {
  kind: 'boss-fell';
  boss: string;
  side: number;
}

/** The boss is beaten for good. */
export interface BossBeaten {
  kind: 'boss-beaten';
  boss: string;
  cells: number;
}

/** The boss loses damage tokens. */
export interface BossHealed {
  kind: 'boss-healed';
  count: number;
  damage: number;
}

/** The boss changes its space. */
export interface BossMoved {
  kind: 'boss-moved';
  space: string;
  to: string;
}

/** The boss calls something into the fight. */
export interface ThingCame {
  kind: 'thing-came';
  foe: string;
  space: string;
}

/** What was called falls on the Group. */
export interface ThingFalls {
  kind: 'thing-falls';
  foe: string;
  space: string;
}

/** What a boss has called is destroyed. */
export interface Destroyed {
  kind: 'destroyed';
  space: string;
  foe: string;
}

/** Damage does nothing while something protects the boss. */
export interface Protected {
  kind: 'protected';
  space: string;
}

/** An elite is asked for, in place of a monster. */
export interface Challenged {
  kind: 'challenged';
  seat: number;
}

/** Somebody gets a Malaise token. */
export interface Malaise {
  kind: 'malaise';
  fighter: string;
}

/** A Malaise card is turned up for who has a token. */
export interface MalaiseCard {
  kind: 'malaise-card';
  fighter: string;
  malaise: string;
  left: number;
}

/** A Malaise token leaves. */
export interface MalaiseGone {
  kind: 'malaise-gone';
  fighter: string;
}

/** Shields rot away. */
export interface Rotted {
  kind: 'rotted';
  fighter: string;
}

/** The run is closed, and what it leaves is written down. */
export interface RunOver {
  kind: 'run-over';
  run: number;
}

/** The lowest card of an ordered deck is turned up. */
export interface TookUpgrade {
  kind: 'took-upgrade';
  upgrade: string;
  cells: number;
}

/** A feat pays, and leaves the game. */
export interface Feat {
  kind: 'feat';
  upgrade: string;
}

/** A combat card leaves for good. */
export interface PurgedCard {
  kind: 'purged-card';
  card: string;
}

/** A card of equipment leaves for good. */
export interface PurgedGear {
  kind: 'purged-gear';
  gear: string;
}

/** Two exchange their cards before the reveal. */
export interface Exchanged {
  kind: 'exchanged';
  fighter: string;
  other: string;
}

/** A card on top of somebody's deck is looked at. */
export interface Foresaw {
  kind: 'foresaw';
  fighter: string;
  card: string;
}

/** A card on top of the equipment deck is looked at. */
export interface ForesawGear {
  kind: 'foresaw-gear';
  gear: string;
}

/** A card on top of the monsters or the elites of a biome is looked at. */
export interface ForesawMonster {
  kind: 'foresaw-monster';
  monster: string;
}

export type Told =
  | TookHero
  | ChoseStart
  | PutMutation
  | StoredMutation
  | HandedCard
  | TookBack
  | First
  | Biome
  | Drew
  | DrewUnseen
  | Discarded
  | Revealed
  | Paid
  | Went
  | TurnedUp
  | Failed
  | Chose
  | Bought
  | Cursed
  | Constraint
  | Rang
  | Relit
  | Worm
  | KeptBlueprints
  | Plans
  | Ended
  | Gained
  | FoundGear
  | FoundBlueprint
  | FoundRune
  | Heart
  | Advanced
  | LostStep
  | ScrollLost
  | Equipped
  | LeftGear
  | DroppedGear
  | Hurt
  | Healed
  | Drank
  | CheatedDeath
  | SerenadeAdvanced
  | SerenadeTurned
  | SerenadeLostStep
  | Enemy
  | EnemyInTheDark
  | CameToLight
  | Passes
  | Placed
  | PlacedUnseen
  | Showed
  | SerenadeListens
  | Round
  | Entry
  | Wielded
  | Skill
  | Triggered
  | HeldUp
  | EnemyActs
  | EnemySkipped
  | Assigned
  | Looted
  | ClosedUp
  | FightOver
  | Shield
  | Golden
  | Blocked
  | Cancelled
  | Warded
  | State
  | Cleansed
  | StoppedBleeding
  | CompanionHurt
  | Died
  | EnemyBlocked
  | EnemyHurt
  | EnemyState
  | EnemyShield
  | Vanished
  | Fled
  | Shifted
  | Killed
  | Spilled
  | Boss
  | TurnCard
  | BossFell
  | BossBeaten
  | BossHealed
  | BossMoved
  | ThingCame
  | ThingFalls
  | Destroyed
  | Protected
  | Challenged
  | Malaise
  | MalaiseCard
  | MalaiseGone
  | Rotted
  | RunOver
  | TookUpgrade
  | Feat
  | PurgedCard
  | PurgedGear
  | Exchanged
  | Foresaw
  | ForesawGear
  | ForesawMonster;
