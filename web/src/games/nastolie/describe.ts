/** Names of pieces, for the title bar, labels, tooltips and ears. */
import type { About } from '../../shell/desk';
import type { Selection } from '../../shell/selection.svelte';
import { capital, word } from '../../shell/words.svelte';
import { MICRO } from './geometry';
import { sight } from './sight.svelte';
import { campOf, discOf, lying, type Disc, type TableView } from './view';
import { helpWith, kindName } from './words';

/** The kind of whatever is called so: a disc, a card in a camp, a missile, a ritual. */
export function kindOf(view: TableView, id: string): string {
  const known =
    lying(view).find((thing) => thing.id === id) ??
    view.camps.flatMap((camp) => [...camp.waiting, ...camp.hand, ...camp.cards]).find((thing) => thing.id === id) ??
    view.discs.flatMap((disc) => disc.missiles).find((missile) => missile.id === id);
  return known?.kind ?? id.split('-')[0]!;
}

/** Centimetres from the left and from the near edge, as a person sits. */
const where = (view: TableView, { x, y }: { x: number; y: number }): string =>
  word('na-where', { across: Math.round((x - view.field[0]!) / MICRO / 10), ahead: Math.round((y - view.field[1]!) / MICRO / 10) });

/** Who, whose, how many lives, what lies on it, where. */
export function pieceName(view: TableView, id: string, names: (seat: number) => string): string {
  const disc = discOf(view, id);
  const name = kindName(kindOf(view, id));
  if (disc) {
    const carries = disc.missiles.map(({ kind }) => kindName(kind)).join(', ');
    return word('na-disc', {
      name,
      player: names(disc.seat),
      lives: disc.lives,
      limit: disc.limit,
      carries: carries ? word('na-carries', { what: carries }) : '',
      where: where(view, disc),
    });
  }
  const thing = lying(view).find((each) => each.id === id);
  return thing ? `${name}, ${where(view, thing)}` : name;
}

export const shortName = (view: TableView, id: string): string => kindName(kindOf(view, id));

export function pieceLines(view: TableView, id: string, names: (seat: number) => string): [string, string] {
  const disc = discOf(view, id);
  return [shortName(view, id), disc ? word('na-lives', { lives: disc.lives, limit: disc.limit }) : seatLine(view, id, names)];
}
function seatLine(view: TableView, id: string, names: (seat: number) => string): string {
  const owner = view.camps.find((camp) => [...camp.waiting, ...camp.cards].some((thing) => thing.id === id));
  return owner ? names(owner.seat) : '';
}

/** What kind of character it is, in a line. */
export const rankLine = (view: TableView, disc: Disc): string =>
  word('na-rank-line', {
    rank: { id: `na-rank-${disc.rank}` },
    order: { id: `na-of-${disc.order}` },
    lives: disc.lives,
    limit: disc.limit,
  });

export function about(view: TableView, id: string, names: (seat: number) => string): About | null {
  const kind = kindOf(view, id);
  const help = helpWith(kind);
  if (!help && !discOf(view, id)) return null;
  const disc = discOf(view, id);
  return { kind, name: disc ? `${kindName(kind)} (${names(disc.seat)})` : kindName(kind), help };
}

/** What lies in hand, and what to do with it next. */
export function prompt(view: TableView, _selection: Selection): [thing: string, next: string] | null {
  const { hand } = sight;
  if (!hand?.disc) return null;
  const name = shortName(view, hand.disc);
  if (hand.verb === 'place') return [word('na-prompt-place', { name }), ''];
  if (hand.places && hand.spot === null) return [name, word('na-prompt-missile')];
  if (hand.verb === 'flick' || hand.verb === 'shoot') return [word('na-prompt-aim', { name }), word('na-prompt-pull')];
  return [name, word('na-prompt-target')];
}

export const orderName = (order: string | null): string => (order ? capital(word(`na-order-${order}`)) : word('na-order-none'));
export const hasActed = (view: TableView, seat: number): boolean => campOf(view, seat)?.out ?? false;
