/** What a game brings to be drawn at a table; rules stay on the server. */
import type { Component } from 'svelte';
import type { Selection } from './selection.svelte';
import type { Seat, View } from './wire';

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

export interface Desk<V> {
  /** `box`: the part of the board to look at, as a viewBox. */
  Board: Component<{ view: V; before: V | null; selection: Selection; narrow: boolean; box?: string }>;
  Face: Component<{ view: V; piece: string }>;
  Phases: Component<{ phase: string; narrow: boolean }>;
  Players: Component<{ view: V; seats: Seat[]; me: number | null; thinking: number[]; selection: Selection; compact?: boolean }>;
  Tray: Component<{ view: V; seat: Seat; selection: Selection; narrow: boolean }>;
  read(view: View): V;
  /** Pieces that I hold and may point at first. */
  mine(view: V, seat: number | null): Set<string>;
  /** Pieces that lie in a pile, so that they are offered as chips. */
  hidden(view: V): Set<string>;
  active(view: V): number;
  pieceName(view: V, piece: string, names: (seat: number) => string): string;
  pieceLines(view: V, piece: string, names: (seat: number) => string): [string, string];
  /** What can be said about a piece, and null for what needs no words. */
  about(view: V, piece: string, names: (seat: number) => string): About | null;
  /** The whole board, and where in it these views differ; a board without them is always shown whole. */
  whole?: Focus['box'];
  focus?(views: V[], pieces: string[]): Focus | null;
}
