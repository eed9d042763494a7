/** What the shell needs to know of this game: its drawings, and which pieces are mine. */
import type { Desk } from '../../shell/desk';
import { gameIcons } from '../../shell/icons';
import { signs } from '../../shell/signs';
import type { GameEvent, View } from '../../shell/wire';
import Board from './Board.svelte';
import { about, pieceLines, pieceName } from './describe';
import Face from './Face.svelte';
import { icons } from './icons';
import { storySigns, TRIFLES } from './looks';
import Phases from './Phases.svelte';
import { play } from './play';
import Players from './Players.svelte';
import { prompt } from './prompt';
import { sight } from './table.svelte';
import { sound } from './sounds';
import Tray from './Tray.svelte';
import { landOf, reserveOf, type BonesView, type Land } from './view';
import type { Told } from './wire.gen';

Object.assign(gameIcons, icons);
Object.assign(signs, storySigns());

/** Events come as the game declares them (facts), and so does the view. */
const told = (event: GameEvent) => event as unknown as Told;

/** Symbols have no place on the board: they are offered as chips. */
const SYMBOL = 'symbol-';

/** Something lies there that an example may be about. */
const populated = (land: Land | undefined): boolean =>
  Boolean(land && (land.skeletons.length || land.traps.length || land.cemetery.length || land.fallen));

export const badBones: Desk<BonesView> = {
  Board,
  Face,
  Phases,
  Players,
  Tray,
  read: (view: View) => view as unknown as BonesView,
  mine: (view, seat) =>
    new Set([...reserveOf(view, seat), ...(seat === null ? [] : (landOf(view, seat)?.traps ?? []))].map((piece) => piece.id)),
  hidden: (view) => new Set(view.face.slots.map(({ symbol }) => SYMBOL + symbol)),
  large: (piece) => !piece.startsWith(SYMBOL),
  shows: (view, seat, me) => (seat === me ? view.phase === '2' || view.phase === 'market' : populated(landOf(view, seat))),
  play: (view, event, rest) => play(view, told(event), rest.map(told)),
  trifles: TRIFLES,
  active: (view) => view.market?.buyer ?? 0,
  whose: (view, me) => (view.phase === 'market' ? null : sight.shown(view, me)),
  sound: (event) => sound(told(event)),
  pieceName,
  pieceLines,
  about,
  prompt,
  tabs: { hand: 'bb-tab-hand', players: 'bb-tab-players' },
  aspect: (view) => (view.phase === 'market' ? null : 0.955),
};
