/** What the shell needs to know of this game: its drawings, and which pieces are mine. */
import type { Desk } from '../../shell/desk';
import { gameIcons } from '../../shell/icons';
import type { View } from '../../shell/wire';
import Board from './Board.svelte';
import { about, pieceLines, pieceName } from './describe';
import Face from './Face.svelte';
import { icons } from './icons';
import { TRIFLES } from './looks';
import { SYMBOLS } from './numbers';
import Phases from './Phases.svelte';
import { play } from './play';
import Players from './Players.svelte';
import { prompt } from './prompt';
import { sound } from './sounds';
import Tray from './Tray.svelte';
import { landOf, reserveOf, type BonesView, type Land } from './view';

Object.assign(gameIcons, icons);

/** Symbols have no place on the board: they are offered as chips. */
const symbols = new Set(SYMBOLS.map((symbol) => `symbol-${symbol}`));

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
  hidden: () => symbols,
  large: (piece) => !symbols.has(piece),
  shows: (view, seat, me) => (seat === me ? view.phase === '2' || view.phase === 'market' : populated(landOf(view, seat))),
  play,
  trifles: TRIFLES,
  active: (view) => view.market?.buyer ?? 0,
  sound,
  pieceName,
  pieceLines,
  about,
  prompt,
  tabs: { hand: 'bb-tab-hand', players: 'bb-tab-players' },
  aspect: (view) => (view.phase === 'market' ? null : 0.955),
};
