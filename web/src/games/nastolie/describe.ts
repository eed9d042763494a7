/** Names of pieces, for the title bar, labels, tooltips and ears. */
import type { About } from '../../shell/desk';
import type { Selection } from '../../shell/selection.svelte';
import { capital, word } from '../../shell/words.svelte';
import { isClear } from './clear';
import { drawn, MICRO } from './geometry';
import { sight } from './sight.svelte';
import { campOf, discOf, lying, nearest, type Card, type Disc, type TableView } from './view';
import { helpWith, kindName } from './words';

/** Missiles are named with a letter alone, characters with a player. */
export const isMissile = (name: string): boolean => /^[a-z]+-[a-d]$/.test(name);

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

/** The few enemies that are nearest: how far, at what hour of the clock, and whether the way is clear. For whoever cannot see them. */
export const nearby = (view: TableView, disc: Disc): string =>
  nearest(view, drawn([disc.x, disc.y]), disc.seat)
    .map((enemy) => {
      const [x, y] = [enemy.x - disc.x, enemy.y - disc.y];
      const hour = Math.round(((Math.atan2(x, y) * 180) / Math.PI + 360) / 30) % 12 || 12;
      const clear = isClear(view, [disc.x, disc.y], disc.radius, enemy, disc.id) ? 'yes' : 'no';
      return word('na-nearby', { name: kindName(enemy.kind), count: Math.round(Math.hypot(x, y) / MICRO / 10), hour, clear });
    })
    .join(' ');

export const shortName = (view: TableView, id: string): string => kindName(kindOf(view, id));

export function pieceLines(view: TableView, id: string, names: (seat: number) => string): [string, string] {
  const disc = discOf(view, id);
  if (!disc && isMissile(id)) return [shortName(view, id), lineOfMissile(view, id)];
  return [shortName(view, id), disc ? word('na-lives', { lives: disc.lives, limit: disc.limit }) : seatLine(view, id, names)];
}

/** On whom it lies, or on whose card. */
function lineOfMissile(view: TableView, id: string): string {
  const carrier = view.discs.find(({ missiles }) => missiles.some((missile) => missile.id === id));
  if (carrier) return word('na-missile-on', { name: kindName(carrier.kind) });
  const card = view.camps
    .flatMap(({ cards }) => cards)
    .find(({ missile, endless, supply }) => missile === kindOf(view, id) && !endless && supply);
  return card ? word('na-missile-card', { name: kindName(card.kind) }) : '';
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

/** What it comes to if it is done now, in a few words. */
export function does(card: Card, verb: string): string {
  if (verb === 'cast') return word(`na-does-${card.kind}`);
  if (verb === 'flick') return word(`na-does-${card.strike}`);
  return word('na-does-shoot', { missile: kindName(card.missile ?? ''), endless: card.endless ? 'yes' : 'no', count: card.supply });
}

export function about(view: TableView, id: string, names: (seat: number) => string): About | null {
  const kind = kindOf(view, id);
  const help = helpWith(kind);
  if (!help && !discOf(view, id)) return null;
  const disc = discOf(view, id);
  return { kind, name: disc ? `${kindName(kind)} (${names(disc.seat)})` : kindName(kind), help };
}

/** What lies in hand, and what to do with it next. */
export function prompt(view: TableView, selection: Selection): [thing: string, next: string] | null {
  const { hand } = sight;
  if (!hand?.disc) return null;
  const name = shortName(view, hand.disc);
  if (hand.verb === 'place') return [word('na-prompt-place', { name }), ''];
  if (hand.onlyPut) return [name, word('na-prompt-put')];
  if (hand.places && hand.spot === null) return [name, word('na-prompt-missile')];
  if (hand.verb === 'flick' || hand.verb === 'shoot') return [word('na-prompt-aim', { name }), word('na-prompt-pull')];
  return [name, selection.ready.length ? '' : word('na-prompt-target')];
}

export const orderName = (order: string | null): string => (order ? capital(word(`na-order-${order}`)) : word('na-order-none'));
export const hasActed = (view: TableView, seat: number): boolean => campOf(view, seat)?.out ?? false;
