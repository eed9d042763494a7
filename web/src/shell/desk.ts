/** What a game brings to be drawn at a table; rules stay on the server. */
import type { Component } from 'svelte';
import type { Aim } from './aim.svelte';
import type { Gesture, Pointing } from './gesture';
import type { Motion, Places } from './motion';
import type { Spot } from './places';
import type { Selection } from './selection.svelte';
import type { Due, Sound } from './sound';
import type { GameEvent, Message, Seat, View } from './wire';

/** One event (or a group of the same kind), applied to the view for drawing: facts only. */
export interface Step<V> {
  view: V;
  /** How many events this is: a whole group may walk at once. One, if not said. */
  covers?: number;
  /** How long it stays alone on the table, at normal speed. */
  millis?: number;
  /** What this game's board draws meanwhile, beside the view itself. */
  show?: unknown;
  /** Names of pieces and places: where they are on the screen before it happens. */
  where?: string[];
}

/** What is happening on the table at this moment. */
export interface Scene {
  event: GameEvent;
  /** Different for every scene, so that the same event twice is drawn twice. */
  number: number;
  /** 1 at normal speed, smaller where the story is told faster. */
  tempo: number;
  show: unknown;
  where: ReadonlyMap<string, Spot>;
  /** While an event with a `path` runs: where the pieces that move are at this moment. Changes with every frame. */
  readonly places: Places;
}

/** Where something happens on the board, in its own units: what to look at, and what lies in the shade (an SVG path). */
export interface Focus {
  box: [x: number, y: number, width: number, height: number];
  shade: string;
}
/** A piece in words: its kind, as the rulebook calls it, its name, and what it does. */
export interface About {
  kind: string;
  name: string;
  help: string;
}

/** Where several at one device are asked at once: whether this seat could have the device now, and giving it. */
export interface Passes {
  to(seat: number): boolean;
  give(seat: number): void;
}

export interface Desk<V> {
  /** `box`: the part of the board to look at, as a viewBox. `me`: whose board, where everybody has one. */
  Board: Component<{
    view: V;
    before: V | null;
    selection: Selection;
    narrow: boolean;
    box?: string;
    scene?: Scene | null;
    seats?: Seat[];
    me?: number | null;
    /** Where choices cannot be listed: what I aim at, and the gestures of others, of hints, of teachers. */
    aim?: Aim | null;
    pointings?: readonly Pointing[];
    /** The events with a `path` of the latest story. */
    ways?: readonly GameEvent[];
  }>;
  Face: Component<{ view: V; piece: string }>;
  Phases: Component<{ view: V; narrow: boolean }>;
  Players: Component<{
    view: V;
    seats: Seat[];
    me: number | null;
    thinking: number[];
    selection: Selection;
    compact?: boolean;
    passes?: Passes;
  }>;
  Tray: Component<{ view: V; seat: Seat; selection: Selection; narrow: boolean; seats?: Seat[] }>;
  /** What cannot be listed, beside the board; as a rule the fields that any game has. */
  Aiming?: Component<{ aim: Aim; view: V; narrow: boolean; names: (seat: number) => string }>;
  /** Beside the story, where there is room: the whole board, small, while one looks at a part of it. */
  Beside?: Component<{ view: V }>;
  /** The board has no frame: it lies under the whole stage. */
  fills?: boolean;
  /** How wide the side is on a large page, where it is not as wide as usual. */
  side?(view: V): number | null;
  read(view: View): V;
  /** The view after one event; `rest` are the events still to come. */
  play?(view: V, event: GameEvent, rest: readonly GameEvent[]): Step<V>;
  /** Pieces that I hold and may point at first. */
  mine(view: V, seat: number | null): Set<string>;
  /** Pieces that lie in a pile, so that they are offered as chips. */
  hidden(view: V): Set<string>;
  /** Pieces that are easy to point at even on a phone, so that no chip is needed for them. */
  large?(piece: string): boolean;
  /** Whether an example of the rulebook shows this seat's hand; as a rule when it holds something. */
  shows?(view: V, seat: number, me: number): boolean;
  /** Facts of a piece that tell nothing apart, such as where in a heap it lies: pointing at any of those that look alike means the same. */
  trifles?: readonly string[];
  active(view: V): number;
  /** Where everybody has a board with the same names on it: whose lies on the table now. Null: there is one for all. */
  whose?(view: V, me: number | null): number | null;
  /** What an event sounds like, if it does. */
  sound?(event: GameEvent): Sound | null;
  /** What is heard while it moves; otherwise a tick at the start, and one for each piece that comes to rest. */
  sounds?(event: GameEvent, motion: Motion, view: V): Due[];
  /** The sentence about something that moves, as it can be said before it has come to rest: without what comes of it. */
  opens?(message: Message): Message;
  /** What was done, as a gesture, where an event tells: drawn for a moment before a bot's hand moves. */
  gesture?(event: GameEvent): Gesture | null;
  pieceName(view: V, piece: string, names: (seat: number) => string): string;
  pieceLines(view: V, piece: string, names: (seat: number) => string): [string, string];
  /** What lies in hand, and what to do with it next, where the title bar shall not just name the pieces. Null: nothing does. */
  prompt?(view: V, selection: Selection, names: (seat: number) => string): [thing: string, next: string] | null;
  /** What this game calls the tabs of a phone: ids of messages. */
  tabs?: { hand?: string; players?: string };
  /** What can be said about a piece, and null for what needs no words. */
  about(view: V, piece: string, names: (seat: number) => string): About | null;
  /** Width by height of the board on a phone, where it is not square; null: as tall as it likes. */
  aspect?(view: V): number | null;
  /** The whole board, and where in it these views differ; a board without them is always shown whole. */
  whole?: Focus['box'];
  focus?(views: V[], pieces: string[]): Focus | null;
}
