/** What the shell needs to know of this game: its drawings, and which pieces are mine. */
import type { Desk } from '../../shell/desk';
import { gameIcons } from '../../shell/icons';
import type { GameEvent, View } from '../../shell/wire';
import Aiming from './Aiming.svelte';
import Beside from './Beside.svelte';
import Board from './Board.svelte';
import { about, isMissile, pieceLines, pieceName, prompt } from './describe';
import Face from './Face.svelte';
import { gesture, opens } from './opening';
import { icons } from './icons';
import Phases from './Phases.svelte';
import { play } from './play';
import Players from './Players.svelte';
import { knocks, sound } from './sounds';
import Tray from './Tray.svelte';
import { campOf, type TableView } from './view';
import type { Told } from './wire.gen';

Object.assign(gameIcons, icons);

class Missiles extends Set<string> {
  override has(piece: string): boolean {
    return isMissile(piece);
  }
}
const missiles = new Missiles();

/** Events come as the game declares them (facts), and so does the view. */
const told = (event: GameEvent) => event as unknown as Told;

export const nastolie: Desk<TableView> = {
  Board,
  Face,
  Phases,
  Players,
  Tray,
  Aiming,
  Beside,
  fills: true,
  read: (view: View) => view as unknown as TableView,
  /** A disc of mine is only taken up by a click; rituals too. Dead ones go along by themselves: nobody can point at them. */
  mine: (view, seat) => {
    const camp = seat === null ? undefined : campOf(view, seat);
    return new Set([
      ...view.discs.filter((disc) => disc.seat === seat).map(({ id }) => id),
      ...(camp?.hand ?? []).map(({ id }) => id),
      ...(camp?.cards ?? []).flatMap(({ dead }) => dead),
    ]);
  },
  /** Missiles in a stack, or on a card of somebody's camp, are too small to be pointed at. */
  hidden: () => missiles,
  large: () => true,
  play: (view, event, rest) => play(view, told(event), rest.map(told)),
  active: (view) => view.active,
  sound: (event) => sound(told(event)),
  sounds: (event, motion, view) => knocks(told(event), motion, view),
  opens,
  gesture: (event) => gesture(told(event)),
  pieceName,
  pieceLines,
  about,
  prompt,
  tabs: { hand: 'na-tab-aim', players: 'na-tab-players' },
};
