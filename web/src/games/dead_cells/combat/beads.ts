/** Who acts when, for the thread of beads: what the view says is still to come in this round, each with the signs of its row. */
import { foePrint, type CellsView, type Sign } from '../view';
import { added, printed, rowOf, type Ours } from './matrix';
import { acts, foeName, heroName } from './words';

export interface Bead {
  key: string;
  piece: string;
  /** Of an enemy. */
  icon: string;
  signs: Sign[];
  says: string;
  now: boolean;
}

function bead(view: CellsView, columns: readonly Ours[], piece: string, card: number, round: string, now: boolean): Bead {
  const foe = view.fight?.line.find(({ id }) => id === piece);
  const print = foe ? (foePrint(view, foe.kind) ?? null) : null;
  const mine = columns.find(({ fighter, at }) => fighter.id === piece && at === card);
  const signs = foe ? [...printed(print, round), ...added(view, print, round)] : (rowOf(mine?.print ?? null, round) ?? []);
  const name = foe ? foeName(foe) : mine ? heroName(mine.fighter) : '';
  return { key: `${piece}-${card}`, piece, icon: print?.icon ?? '', signs, says: `${name}: ${acts(signs)}`, now };
}

export function beads(view: CellsView, columns: readonly Ours[]): Bead[] {
  const { acting, round, coming } = view.fight!;
  const first = acting ? [bead(view, columns, acting.piece, acting.card, round, true)] : [];
  const rest = coming.filter((each) => each.what === 'row' && each.round === round && each.piece);
  return [
    ...first,
    ...rest.map((each) => bead(view, columns, each.piece, each.card, round, false)).filter(({ key }) => key !== first[0]?.key),
  ];
}
