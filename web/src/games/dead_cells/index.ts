/** What the shell needs to know of this game: its drawings, and which pieces are mine. */
import type { Desk } from '../../shell/desk';
import { gameIcons } from '../../shell/icons';
import type { GameEvent, View } from '../../shell/wire';
import Board from './Board.svelte';
import { about, pieceLines, pieceName, prompt } from './describe';
import Face from './Face.svelte';
import { icons } from './icons';
import Phases from './Phases.svelte';
import { play } from './play';
import Players from './heroes/Players.svelte';
import { sound } from './sounds';
import Tray from './Tray.svelte';
import { leader, type CellsView } from './view';
import type { Told } from './wire.gen';

Object.assign(gameIcons, icons);

const told = (event: GameEvent) => event as unknown as Told;
const WIDE_STAGE = 336;
const ENEMIES: ReadonlySet<string> = new Set(['left', 'front', 'middle', 'far'].flatMap((space) => [space, `shuriken-${space}`]));

export const deadCells: Desk<CellsView> = {
  Board,
  Face,
  Phases,
  Players,
  Tray,
  read: (view: View) => view as unknown as CellsView,
  /** Cards of the hand, and what I wear. */
  mine: (view, seat) => new Set(view.cards.filter((each) => each.seat === seat).flatMap((each) => each.hand.map((card) => card.id))),
  hidden: () => new Set(),
  /** What stands on the board is large enough there; but ways and enemies are named again below it. */
  large: (piece) => piece.length > 1 && !ENEMIES.has(piece),
  play: (view, event, rest) => play(view, told(event), rest.map(told)),
  active: leader,
  sound: (event) => sound(told(event)),
  side: (view) => (view.phase === 'fight' || view.phase === 'spending' || view.phase === 'over' ? WIDE_STAGE : null),
  pieceName,
  pieceLines,
  prompt,
  about,
  tabs: { players: 'dc-tab-heroes' },
  aspect: () => null,
};
