/** What the shell needs to know of this game: its drawings, and which pieces are mine. */
import type { Desk } from '../../shell/desk';
import { gameIcons } from '../../shell/icons';
import { signs } from '../../shell/signs';
import type { GameEvent, View } from '../../shell/wire';
import Board from './Board.svelte';
import { about, pieceLines, pieceName, prompt } from './describe';
import Face from './Face.svelte';
import { focus, WHOLE } from './focus';
import { icons } from './icons';
import { storySigns } from './kinds';
import { play } from './play';
import Phases from './Phases.svelte';
import Players from './Players.svelte';
import Tray from './Tray.svelte';
import { sound } from './sounds';
import type { CastleView } from './view';
import type { Told } from './wire.gen';

Object.assign(gameIcons, icons);
Object.assign(signs, storySigns());

/** Events come as the game declares them (facts), and so does the view. */
const told = (event: GameEvent) => event as unknown as Told;

export const castlePanic: Desk<CastleView> = {
  Board,
  Face,
  Phases,
  Players,
  Tray,
  read: (view: View) => view as unknown as CastleView,
  mine: (view, seat) => {
    const me = view.players.find((player) => player.seat === seat);
    const tokens = me?.role === 'overlord' && Array.isArray(view.overlord_hand) ? view.overlord_hand : [];
    return new Set([...(me?.hand ?? []), ...tokens].map((piece) => piece.id));
  },
  /** Players stand beside the board, with their names. */
  large: (piece) => piece.startsWith('seat-'),
  hidden: (view) => new Set(view.discard.map((card) => card.id)),
  play: (view, event, rest) => play(view, told(event), rest.map(told)),
  active: (view) => view.active,
  sound: (event) => sound(told(event)),
  pieceName,
  pieceLines,
  about,
  prompt,
  whole: WHOLE,
  focus,
};
