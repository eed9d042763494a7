/** What a game brings to be drawn at a table; rules stay on the server. */
import type { Component } from 'svelte';
import type { Selection } from './selection.svelte';
import type { Seat, View } from './wire';

export interface Desk<V> {
  Board: Component<{ view: V; before: V | null; selection: Selection; narrow: boolean }>;
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
}
