/** What the shell needs to know of this game: its drawings, and which pieces are mine. */
import type { Desk } from '../../shell/desk';
import type { View } from '../../shell/wire';
import Board from './Board.svelte';
import { about, pieceLines, pieceName } from './describe';
import Face from './Face.svelte';
import { focus, WHOLE } from './focus';
import Phases from './Phases.svelte';
import Players from './Players.svelte';
import Tray from './Tray.svelte';
import type { CastleView } from './view';

export const castlePanic: Desk<CastleView> = {
  Board,
  Face,
  Phases,
  Players,
  Tray,
  read: (view: View) => view as unknown as CastleView,
  mine: (view, seat) => new Set(view.players.find((player) => player.seat === seat)?.hand.map((card) => card.id) ?? []),
  hidden: (view) => new Set(view.discard.map((card) => card.id)),
  active: (view) => view.active,
  pieceName,
  pieceLines,
  about,
  whole: WHOLE,
  focus,
};
