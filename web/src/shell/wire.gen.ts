/** Made by tools/wiretypes.py from the types of the server: change those, not this. */

/** A fact that happened; the game's board knows its kinds. */
export type GameEvent = { kind: string } & Record<string, unknown>;

/** The same in every language. */
export type Texts = { en: string; ru: string; fr: string } & Record<string, string>;

/** What a seat sees; the game's board knows its names. */
export type View = Record<string, unknown>;

/** Whom the table waits for although they are away. */
export interface AbsentFrame {
  type: 'absent';
  waits: AbsentSeat[];
}

/** Somebody who must choose and is away. `may`: in so many seconds anybody at the table may let a bot play on for them;
    `bot`: in so many it does so by itself, null: never. */
export interface AbsentSeat {
  seat: number;
  may: number;
  bot: number | null;
}

/** Somebody else aims; null: no more. */
export interface AimsFrame {
  type: 'aims';
  seat: number;
  gesture: Gesture | null;
}

/** A choice: its number in the list, or all of it in the words of the log, where it cannot be listed. */
export interface Answer {
  type: 'answer';
  ask: number;
  choice?: number | null;
  action?: string | null;
}

/** This seat must choose. `opens`: the question shows what others must not see. */
export interface Ask {
  type: 'ask';
  ask: number;
  seat: number;
  question: Message;
  choices: Choice[];
  regions: Region[];
  opens: boolean;
  undo: boolean;
}

/** A game that is installed and cannot be played, and why. */
export interface BrokenGame {
  id: string;
  why: string;
}

/** The campaign of this table is called something else now. */
export interface CampaignFrame {
  type: 'campaign';
  campaign: CampaignLink;
}

/** A campaign in a list: `runs` are those that are over, `open` is the table of the one that is not. */
export interface CampaignLine {
  campaign: string;
  token: string;
  game: string;
  name: string;
  runs: number;
  open: string | null;
  progress: Message;
  changed: number;
}

/** Which run of which campaign a table is, and the token to go on with it; spectators get none. */
export interface CampaignLink {
  campaign: string;
  token: string;
  name: string;
  run: number;
}

/** A campaign: how far it is, its runs, and what the next one would begin with.

    `fixed` are the options that the first run settled; `dropped` says why a run that was open has been given up; `album` is
    what the game draws of its record (docs/wire/<game>.md), empty where it has nothing to add. */
export interface CampaignPage {
  campaign: string;
  game: string;
  name: string;
  progress: Message;
  milestones: Milestone[];
  fixed: Record<string, boolean | number | string>;
  options: Record<string, boolean | number | string>;
  seats: CompanySeat[];
  runs: CampaignRun[];
  open: OpenRun | null;
  dropped: Message | null;
  patience: number;
  changed: number;
  album: Record<string, unknown>;
}

/** A run that is over. `table` and `spectator` open its replay; null: it was played by other rules, and cannot be shown. */
export interface CampaignRun {
  number: number;
  table: string | null;
  spectator: string | null;
  seats: ListedSeat[];
  outcome: Outcome;
  turn: number;
  ended: number;
}

/** A campaign that is to be begun, with its first run. */
export interface CampaignWish {
  game: string;
  seats: SeatWish[];
  options?: Record<string, boolean | number | string>;
  name?: string;
  patience?: number;
}

/** A chapter of the rulebook. */
export interface Chapter {
  name: string;
  title: Texts;
  short: Texts;
  rules: Rule[];
}

/** Something said at the table. */
export interface Chat {
  type: 'chat';
  text: string;
}

/** Somebody said something. */
export interface ChatFrame {
  type: 'chat';
  seat: number | null;
  text: string;
  at: number;
}

/** Something said; seat null is a spectator. */
export interface ChatLine {
  seat: number | null;
  text: string;
  at: number;
}

/** A choice in words, and the pieces it touches in the order in which a person would point at them. */
export interface Choice {
  message: Message;
  pieces: string[];
  verb: string;
}

/** All within a radius. */
export interface Circle {
  shape: 'circle';
  x: number;
  y: number;
  radius: number;
}

/** A seat of the last run, for the next one. */
export interface CompanySeat {
  name: string;
  colour: string;
  symbol: string;
  kind: string;
  bot: string;
}

/** What is otherwise in a rule at a table with these options. */
export interface Difference {
  when: Record<string, (boolean | number | string)[]>;
  text: Texts;
}

/** Two numbers, not both zero, neither larger than `reach`: where they point counts. */
export interface DirectionPart {
  kind: 'direction';
  name: string;
  reach: number;
}

/** The table behind a code. */
export interface Door {
  game: string;
  turn: number;
  over: boolean;
  seats: OfferedSeat[];
}

/** A single event in words, under its number. */
export interface EventLine {
  number: number;
  message: Message;
}

/** What happened, and the parts of the view that changed. */
export interface EventsFrame {
  type: 'events';
  first: number;
  number: number;
  events: GameEvent[];
  log: Line[];
  changes: View;
  next: Ask | Wait | Over;
  talk?: 'none' | 'open' | 'signals';
  chat?: ChatLine[];
  lesson?: number | null;
}

/** What an example of a rule shows, in all languages, and the options it needs. */
export interface Example {
  says: Texts;
  options: Record<string, boolean | number | string>;
}

/** A finished play in figures: `turns` are the turns at which the series were looked at. */
export interface Figures {
  turns: number[];
  series: Series[];
  tallies: Tally[];
}

/** A seat that is to be offered anew. */
export interface Freeing {
  seat: number;
}

/** What can be said of a game before it starts; seats: least and most. */
export interface GameInfo {
  id: string;
  version: string;
  seats: [number, number];
  minutes: number;
  weight: number;
  lesson: boolean;
  campaign: boolean;
  options: GameOption[];
  cover: string;
  board: string;
}

/** A switch of the table, and where it stands in the rulebook.

    It is offered where the others have one of the values in `when` (`players`: the number of seats).
    `seats` says for each of the values with how many seats it is offered; nothing: with any number. */
export interface GameOption {
  name: string;
  default: boolean | number | string;
  values: (boolean | number | string)[];
  group: string;
  rule: string;
  when: Record<string, (boolean | number | string)[]>;
  seats: number[][];
  fixed: boolean;
  sofa: boolean | number | string | null;
}

/** One choice out of a region, for those who were not told the others. */
export interface Gesture {
  verb: string;
  action: string;
  parts: (ShownPiece | ShownDirection | ShownNumber | ShownSpot)[];
}

/** What would the bot do? */
export interface Hint {
  type: 'hint';
}

/** What the bot would do, and why. Choice null: it is not in the list; why null: the game gives no reason. */
export interface HintFrame {
  type: 'hint';
  ask: number;
  choice: number | null;
  action: string;
  gesture: Gesture | null;
  why: Message | null;
}

/** How others come to this table. */
export interface Invitation {
  code: string;
  spectator: string;
}

/** One thing that is said in a lesson, in all languages, and what the pupil does then (no verb: only reads).

    `at`: so many choices have been made by then; `look`: names of things on the screen. */
export interface LessonStep {
  says: Texts;
  rule: string;
  look: string[];
  at: number;
  verb: string;
  pieces: string[];
  action: string;
  gesture: Gesture | null;
}

/** A line of the story: what somebody (`seat`; null: nobody) did and what came of it. Its number is that of its first event.

    It tells of `count` events; `begins`: with which of them, counted from 0, each sentence begins (none: all with the first);
    `great`: which of them is a great moment, and what is called out then. `joins`: it goes on with the line before it. */
export interface Line {
  number: number;
  says: Message[];
  count?: number;
  seat?: number | null;
  begins?: number[];
  great?: [number, Message][];
  joins?: boolean;
}

/** A seat of a table in a list; who has no name is called by the symbol. */
export interface ListedSeat {
  name: string;
  symbol: string;
  kind: string;
}

/** Words to be said in any language: the id of a Fluent message and the facts it mentions. */
export interface Message {
  id: string;
  facts?: Record<string, string | number | Message>;
}

/** Something to be reached in a campaign; the words are `<game>-milestone-<name>`. */
export interface Milestone {
  name: string;
  reached: boolean;
}

/** A campaign that goes on from a file, or from nothing. `table`: the run that was open in the file. */
export interface NewCampaign {
  campaign: string;
  token: string;
  table?: NewTable | null;
}

/** A campaign that has been begun, and the table of its first run. */
export interface NewRun {
  campaign: string;
  token: string;
  table: NewTable;
}

/** A table that has been made, with all that is needed to hand out its seats. `over`: it was loaded, and is finished.

    With the key of the `host` a seat is offered anew; whoever takes one by the code has a token that nobody else knows. */
export interface NewTable {
  table: string;
  game: string;
  over: boolean;
  spectator: string;
  code: string;
  seats: SeatLink[];
  host: string;
}

/** A number in steps. */
export interface NumberPart {
  kind: 'number';
  name: string;
  least: number;
  most: number;
  step: number;
  usual: number | null;
}

/** A seat as who knocks sees it. */
export interface OfferedSeat {
  seat: number;
  name: string;
  colour: string;
  symbol: string;
  kind: string;
  free: boolean;
}

/** The run that is being played. */
export interface OpenRun {
  number: number;
  table: string;
  spectator: string;
  seats: ListedSeat[];
  turn: number;
}

/** How it ended. Lines are seat, what, how many, points. */
export interface Outcome {
  reason: string;
  teams: number[][];
  winners: number[];
  scores: number[];
  lines: [number, string, number, number][];
  honours: number[];
}

/** The game has ended. */
export interface Over {
  type: 'over';
  outcome: Outcome;
}

/** What can be said with one click. `about`: a piece goes with it. */
export interface Phrase {
  id: string;
  message: Message;
  about: boolean;
}

/** One of these pieces; `places` says where they lie, if the game tells. */
export interface PiecePart {
  kind: 'piece';
  name: string;
  pieces: string[];
  places: [number, number][] | null;
}

/** A seat that has been taken, or a place to watch from, and the token that holds it. */
export interface Place {
  table: string;
  token: string;
  seat: number | null;
}

/** A finger on pieces, for everybody to see. `of`: whose question they belong to, where several have such pieces. */
export interface Point {
  type: 'point';
  pieces: string[];
  of?: number | null;
}

/** A convex outline, and all within a margin of it. */
export interface Polygon {
  shape: 'polygon';
  corners: [number, number][];
  margin: number;
}

/** The last message was not accepted. */
export interface RefusedFrame {
  type: 'refused';
  error: Message;
  ask: number | null;
}

/** Choices that cannot be listed: a verb, and one part after the other.

    An action is the verb and what was chosen of each part: the piece's name, x and y, or the number. */
export interface Region {
  verb: string;
  parts: (PiecePart | DirectionPart | NumberPart | SpotPart)[];
}

/** A seat at the table that goes on from this one (None: to watch), and its token.

    `host`: the key of that table's host, for who asked with that of this one. */
export interface Rematch {
  table: string;
  seat: number | null;
  token: string;
  kind: string;
  name: string;
  host?: string;
}

/** Where this seat goes on: somebody asked for the same once more. */
export interface RematchFrame {
  type: 'rematch';
  table: string;
  seat: number | null;
  token: string;
  kind: string;
  name: string;
}

/** What a campaign is called from now on. */
export interface Renaming {
  name: string;
}

/** A play through somebody's eyes, or a part of a long one: how it stood before, and every choice with what it changed.

    `last` counts all choices: where there are more than were told by now, the next part begins after those.
    `may` names the eyes that can be chosen; `events` and `told`, their words, belong together one by one; `log` is the story. */
export interface Replay {
  table: string;
  game: string;
  practice: boolean;
  outcome: Outcome | null;
  spectator: string;
  seats: SeatLine[];
  eyes: string;
  may: string[];
  view: View;
  turn: number;
  number: number;
  last: number;
  steps: ReplayStep[];
  events: GameEvent[];
  told: EventLine[];
  log: Line[];
}

/** A choice, and what is different after it.

    `message` is missing where these eyes may not know what was chosen; `gesture` is how a choice that was not listed was made;
    `number` counts the events up to the next choice. */
export interface ReplayStep {
  seat: number;
  message: Message | null;
  gesture: Gesture | null;
  turn: number;
  number: number;
  changes: View;
}

/** A numbered rule. */
export interface Rule {
  id: string;
  title: Texts;
  text: Texts;
  when: Record<string, (boolean | number | string)[]>;
  differs: Difference[];
  options: string[];
  pieces: string[];
  examples: Example[];
}

/** A run that is to be begun, with whoever plays this time. Patience null: as in the last run. */
export interface RunWish {
  seats: SeatWish[];
  options?: Record<string, boolean | number | string>;
  patience?: number | null;
}

/** A phrase from the list of the game, and what it is about. */
export interface Say {
  type: 'phrase';
  id: string;
  pieces?: string[];
  of?: number | null;
}

/** What somebody changes of a seat; the rest stays.

    `away`: whether a bot only sits in for somebody who will be back; as a rule, if a person had the seat. `seat`: another one
    than the token's; it takes the key of the host. */
export interface SeatChange {
  seat?: number;
  kind?: 'bot' | 'here' | 'link';
  away?: boolean;
  bot?: string;
  name?: string;
  colour?: string;
  symbol?: string;
}

/** A seat as everybody sees it; `online`: somebody is connected.

    `taken`: its link or the table's code has been used; of a bot's seat: it belongs to somebody who is away. */
export interface SeatLine {
  seat: number;
  name: string;
  colour: string;
  symbol: string;
  kind: string;
  bot: string;
  online: boolean;
  taken: boolean;
}

/** A seat and the token that holds it. */
export interface SeatLink {
  seat: number;
  token: string;
  kind: string;
  name: string;
}

/** A seat of a table that is to be made. */
export interface SeatWish {
  kind?: 'bot' | 'here' | 'link';
  bot?: string;
  name?: string;
  colour?: string;
  symbol?: string;
}

/** Who sits where now. */
export interface SeatsFrame {
  type: 'seats';
  seats: SeatLine[];
}

/** The table right after a choice, as a seat saw it then; `seat` is who chose, or None: it was the set-up.

    The choice caused the events from `first` up to, but not including, `number`: `events`, as this seat saw them, and `told`,
    the same in words. `line` is the line of the story that holds the event that was asked for. */
export interface Seen {
  choice: number;
  last: number;
  first: number;
  number: number;
  turn: number;
  seat: number | null;
  message: Message | null;
  gesture: Gesture | null;
  line: Line;
  before: View | null;
  view: View;
  events: GameEvent[];
  told: EventLine[];
}

/** A figure over the turns, of everybody together or of one seat; `name` is a message id. */
export interface Series {
  name: string;
  values: number[];
  seat?: number | null;
}

/** An example, played. `open`: somebody must choose where it begins, so that it can also be practised. */
export interface Shown {
  says: Texts;
  seat: number;
  seats: number;
  open: boolean;
  given: View;
  question: Message | null;
  steps: ShownStep[];
}

/** Where it points. */
export interface ShownDirection {
  kind: 'direction';
  name: string;
  x: number;
  y: number;
}

/** How much, of how much. */
export interface ShownNumber {
  kind: 'number';
  name: string;
  value: number;
  least: number;
  most: number;
}

/** The piece that was taken, and where it lies. */
export interface ShownPiece {
  kind: 'piece';
  name: string;
  piece: string;
  place: [number, number] | null;
}

/** The point that was chosen. */
export interface ShownSpot {
  kind: 'spot';
  name: string;
  x: number;
  y: number;
  radius: number;
}

/** A choice of an example, and what came of it. */
export interface ShownStep {
  choice: string;
  by: number | null;
  message: Message | null;
  pieces: string[];
  gesture: Gesture | null;
  refused: Message | null;
  events: GameEvent[];
  log: Message[];
  view: View;
}

/** Somebody points at pieces, or says a phrase about them. Phrase null: only a finger. */
export interface SignalFrame {
  type: 'signal';
  seat: number;
  phrase: string | null;
  pieces: string[];
  of: number | null;
}

/** A bot shall play on for who is away, until they return. */
export interface SitIn {
  type: 'sit-in';
  seat: number;
}

/** A point of the zone that is not in the way of what is taken; box: left, low, right, high.

    `radius` is that of what is put there: for drawing only. */
export interface SpotPart {
  kind: 'spot';
  name: string;
  box: [number, number, number, number];
  zone: (Circle | Polygon)[];
  taken: (Circle | Polygon)[];
  radius: number;
}

/** Everything. */
export interface TableFrame {
  type: 'table';
  table: string;
  watch: string;
  game: string;
  options: Record<string, boolean | number | string>;
  practice: boolean;
  seat: number | null;
  eyes: number | null;
  seats: SeatLine[];
  number: number;
  view: View;
  log: Line[];
  chat: ChatLine[];
  talk: 'none' | 'open' | 'signals';
  phrases: Phrase[];
  next: Ask | Wait | Over;
  campaign: CampaignLink | null;
  lesson?: number | null;
}

/** A table in a list: `turn` counts the game's turns, `yours` says that this seat must choose; `run`: of a campaign. */
export interface TableLine {
  table: string;
  token: string;
  game: string;
  seat: number | null;
  turn: number;
  over: boolean;
  run: boolean;
  yours: boolean;
  outcome: Outcome | null;
  seats: ListedSeat[];
  changed: number;
}

/** A table that is to be made. `patience`: after so many seconds a bot plays on for who is away; 0: never. */
export interface TableWish {
  game: string;
  seats: SeatWish[];
  options?: Record<string, boolean | number | string>;
  practice?: boolean;
  patience?: number;
}

/** A figure for each seat; `name` is a message id. */
export interface Tally {
  name: string;
  seats: number[];
}

/** What would come of an action. View null: the game does not say, or there is an error: why it is not allowed. */
export interface TriedFrame {
  type: 'tried';
  ask: number;
  action: string;
  view: View | null;
  error: Message | null;
}

/** What would come of this? None: the hand is lowered. `show`: others may see me aim. */
export interface Try {
  type: 'try';
  ask: number;
  action?: string | null;
  show?: boolean;
}

/** A lesson, step by step. */
export interface Tutorial {
  steps: LessonStep[];
}

/** Take back my latest choice. */
export interface Undo {
  type: 'undo';
}

/** Somebody else must choose. */
export interface Wait {
  type: 'wait';
  for: Waiting[];
  undo: boolean;
}

/** Whom everybody waits for, and why. `pieces`: what the question is about, where that is no secret and a person decides. */
export interface Waiting {
  seat: number;
  question: Message;
  pieces: string[];
}

/** Why does pointing at these pieces, one after the other, lead nowhere? */
export interface Why {
  type: 'why';
  pieces: string[];
}

export type Next = Ask | Wait | Over;

export type FromServer = TableFrame | EventsFrame | SeatsFrame | AbsentFrame | CampaignFrame | ChatFrame | SignalFrame | HintFrame | TriedFrame | AimsFrame | RematchFrame | RefusedFrame;

export type ToServer = Answer | Try | Undo | Chat | Point | Say | Hint | Why | SitIn;

export type Shape = Circle | Polygon;

export type Part = PiecePart | DirectionPart | NumberPart | SpotPart;

export type ShownPart = ShownPiece | ShownDirection | ShownNumber | ShownSpot;

export type Kind = 'bot' | 'here' | 'link';

export type OptionValue = boolean | number | string;
