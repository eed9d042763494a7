/** A desk for a game that brings none: what is known of it is plain data. */
import type { Component } from 'svelte';
import type { Desk } from './desk';
import { placeName, thingName, things, type Plain } from './general';
import GeneralBoard from './GeneralBoard.svelte';
import Seats from './Seats.svelte';
import type { View } from './wire';

interface Seen {
  game: string;
  view: View;
}

function named({ game, view }: Seen, piece: string): string {
  const thing = things(view as Plain).find(({ id }) => id === piece);
  return thing ? thingName(game, thing) : placeName(game, piece);
}

/** Draws nothing. */
const nothing: Component<any> = () => ({});

export const anyDesk = (game: string): Desk<Seen> => ({
  Board: GeneralBoard,
  Face: nothing,
  Phases: nothing,
  Players: Seats,
  Tray: nothing,
  read: (view) => ({ game, view }),
  mine: () => new Set(),
  hidden: () => new Set(),
  shows: () => false,
  active: ({ view }) => (typeof view.active === 'number' ? view.active : 0),
  pieceName: named,
  pieceLines: (view, piece) => [named(view, piece), ''],
  about: () => null,
  aspect: () => null,
});
