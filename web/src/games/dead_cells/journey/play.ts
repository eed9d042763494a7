/** What happens on the way and between the runs, applied to the view. */
import { fly } from './loot';
import type { Shown } from '../show';
import type { CellsView } from '../view';
import type { Told } from '../wire.gen';

const STEP = 420;
const TURN = 320;

export function journeys(view: CellsView, event: Told, rest: readonly Told[]): Shown | null {
  switch (event.kind) {
    case 'biome':
      return { view, millis: 900, show: { enters: event.face } };
    case 'went':
      return walks(view, event.place);
    case 'turned-up': {
      const board = view.board && {
        ...view.board,
        places: view.board.places.map((place) => (place.id === event.space ? { ...place, tile: event.tile } : place)),
      };
      return { view: { ...view, board }, millis: TURN, show: { turned: event.space } };
    }
    case 'first':
      return { view: { ...view, first: event.fighter }, millis: 300 };
    case 'gained':
      return {
        view: { ...view, bag: { ...view.bag, [event.what]: event.total } },
        millis: rest.some((each) => each.kind === 'gained') ? 160 : 320,
        show: { flights: fly(event.what, Math.min(event.count, 4)) },
      };
    case 'bought':
      return { view: { ...view, bag: { ...view.bag, teeth: event.teeth } }, millis: 200 };
    case 'healed':
      return { view: healed(view, event.fighter, event.damage), millis: 260 };
    case 'drank':
      return { view: healed({ ...view, bag: { ...view.bag, potions: event.left } }, event.fighter, 0), millis: 260 };
    case 'advanced':
    case 'lost-step': {
      const { track, level, hearts, slots } = event;
      const at = ['survival', 'tactics', 'brutality'].indexOf(track);
      const fighters = view.fighters.map((each) =>
        each.id === event.fighter
          ? {
              ...each,
              levels: each.levels.map((old, index) => (index === at ? level : old)),
              health: each.health + hearts - each.hearts,
              hearts,
              slots,
            }
          : each,
      );
      return { view: { ...view, fighters }, millis: 300 };
    }
    case 'took-upgrade':
      return {
        view: { ...view, bag: { ...view.bag, cells: event.cells } },
        millis: 660,
        show: { bought: event.upgrade, flights: [{ ...fly('cells', 1)[0]!, from: ['cells-left'], to: [pileOf(event.upgrade)] }] },
      };
    case 'ended':
      return { view, millis: 900 };
    default:
      return null;
  }
}

const pileOf = (upgrade: string): string =>
  ({ sv: 'survival-deck', tc: 'tactics-deck', br: 'brutality-deck' })[upgrade.split('-')[0]!] ?? 'well';

function healed(view: CellsView, fighter: string, damage: number): CellsView {
  const fighters = view.fighters.map((each) => (each.id === fighter ? { ...each, health: each.hearts - damage } : each));
  return { ...view, fighters };
}

/** The dolls hop along the corridor, and the red thread follows. */
function walks(view: CellsView, place: string): Shown {
  const board = view.board;
  if (!board) return { view };
  const from = board.places.find((each) => each.here)?.id ?? 'start';
  const places = board.places.map((each) => ({ ...each, here: each.id === place }));
  const ways = board.ways.map((way) => ({
    ...way,
    walked: way.walked || (way.start === from && way.end === place),
    leaves: way.start === place,
  }));
  return { view: { ...view, board: { ...board, places, ways } }, millis: STEP, show: { walk: { from, to: place } } };
}
