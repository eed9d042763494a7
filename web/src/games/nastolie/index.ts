/** What the shell needs to know of this game: its drawings, and which pieces are mine. */
import type { Desk } from '../../shell/desk';
import { gameIcons } from '../../shell/icons';
import type { GameEvent, View } from '../../shell/wire';
import Aiming from './Aiming.svelte';
import Board from './Board.svelte';
import { about, pieceLines, pieceName, prompt } from './describe';
import Face from './Face.svelte';
import { icons } from './icons';
import Phases from './Phases.svelte';
import { play } from './play';
import Players from './Players.svelte';
import { knocks, sound } from './sounds';
import Tray from './Tray.svelte';
import { campOf, type TableView } from './view';
import type { Told } from './wire.gen';

Object.assign(gameIcons, icons);

/** Events come as the game declares them (facts), and so does the view. */
const told = (event: GameEvent) => event as unknown as Told;

export const nastolie: Desk<TableView> = {
  Board,
  Face,
  Phases,
  Players,
  Tray,
  Aiming,
  fills: true,
  read: (view: View) => view as unknown as TableView,
  /** A disc of mine is only taken up by a click; rituals too. */
  mine: (view, seat) =>
    new Set([
      ...view.discs.filter((disc) => disc.seat === seat).map(({ id }) => id),
      ...(seat === null ? [] : (campOf(view, seat)?.hand ?? []).map(({ id }) => id)),
    ]),
  hidden: () => new Set(),
  large: () => true,
  play: (view, event, rest) => play(view, told(event), rest.map(told)),
  active: (view) => view.active,
  sound: (event) => sound(told(event)),
  sounds: (event, motion) => knocks(told(event), motion),
  pieceName,
  pieceLines,
  about,
  prompt,
  tabs: { hand: 'na-tab-aim', players: 'na-tab-players' },
};
