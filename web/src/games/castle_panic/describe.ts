/** Names of pieces, for the title bar, labels and tooltips. */
import type { About } from '../../shell/desk';
import { narrowPage } from '../../shell/narrow.svelte';
import type { Selection } from '../../shell/selection.svelte';
import { capital, knows, say, word } from '../../shell/words.svelte';
import { cardLook, cardWord, tokenWord } from './kinds';
import { parse } from './layout';
import type { CastleView, Monster, Piece, Player } from './view';

export const cardName = (kind: string): string => capital(word(cardWord(kind)));

/** What stands on the card itself; its colour is on the tabs. */
export const shortName = (kind: string): string => word(`cp-name-${cardLook(kind).name}`);

/** What a kind of piece does, in a sentence; it is the same in all three colours. */
function helpWith(kind: string): string {
  const id = `castle_panic-help-${kind.replace(/^(red|green|blue)_/, '').replaceAll('_', '-')}`;
  return knows(id) ? word(id) : '';
}

export function spaceName(space: string): string {
  const { ring, arc } = parse(space);
  return word('castle_panic-space', { ring: { id: `castle_panic-ring-${ring}` }, arc });
}

/** Whether a wall is to be chosen now, once a card has been. */
export const wallsLit = (selection: Selection): boolean =>
  selection.picked.length > 0 && [...selection.lit].some((piece) => piece.startsWith('wall-'));

export const monsterName = (monster: Monster): string =>
  word('castle_panic-monster', { name: { id: tokenWord(monster.kind) }, hp: monster.hp, space: spaceName(monster.space) });

export function findCard(view: CastleView, id: string): Piece | undefined {
  return [...view.players.flatMap((player) => player.hand), ...view.discard].find((card) => card.id === id);
}

export function findToken(view: CastleView, id: string): Piece | Monster | undefined {
  const hand = Array.isArray(view.overlord_hand) ? view.overlord_hand : [];
  return [...view.monsters, ...view.waiting, ...hand, ...view.monster_discard].find((token) => token.id === id);
}

/** What somebody has slain, kind by kind. */
function slain({ trophies }: Player): string {
  const kinds = [...new Set(trophies.map((each) => each.kind))].map((kind) => ({
    name: capital(word(tokenWord(kind))),
    count: trophies.filter((each) => each.kind === kind).length,
  }));
  const list = kinds.map(({ name, count }) => (count > 1 ? `${name} × ${count}` : name)).join(', ');
  return list ? `${list}.` : word('cp-trophies-none');
}

const piles = ['deck', 'discard', 'pile', 'gone'];

export function about(view: CastleView, id: string, names: (seat: number) => string): About | null {
  const slayer = view.players.find((player) => id === `slain-${player.seat}`);
  if (slayer)
    return {
      kind: 'trophies',
      name: say({ id: 'cp-trophies-name', facts: { player: { id: 'player', facts: { seat: slayer.seat + 1 } } } }, names),
      help: `${slain(slayer)} ${helpWith('trophies')}`,
    };
  const known = findCard(view, id) ?? findToken(view, id);
  const [what = ''] = id.split('-');
  const kind = known?.kind ?? (piles.includes(what) || what === 'wall' || what === 'tower' ? what : '');
  if (!kind) return null;
  return { kind, name: piles.includes(kind) ? word(`cp-${kind}-name`) : pieceName(view, id, names), help: helpWith(kind) };
}

/** Two short lines for a chip. */
export function pieceLines(view: CastleView, id: string, names: (seat: number) => string): [string, string] {
  const token = findToken(view, id);
  const holder = view.players.find((player) => player.hand.some((card) => card.id === id));
  if (!token || !('space' in token)) return [capital(pieceName(view, id, names)), holder ? names(holder.seat) : ''];
  const { hp, max, space } = token;
  return [word(tokenWord(token.kind)), word('cp-chip-monster', { arc: parse(space).arc, hp, max })];
}

export function pieceName(view: CastleView, id: string, names: (seat: number) => string): string {
  const card = findCard(view, id);
  if (card) return cardName(card.kind);
  const token = findToken(view, id);
  if (token) return 'space' in token ? monsterName(token) : word(tokenWord(token.kind));
  const [what = '', number = ''] = id.split('-');
  if (what === 'wall' || what === 'tower') return word(`castle_panic-${what}`, { arc: number });
  return what === 'seat' ? names(Number(number) - 1) : spaceName(id);
}

/** Cards, monsters and walls in hand, in a few words: where a monster stands is said by its arc. */
function inHand(view: CastleView, pieces: readonly string[], names: (seat: number) => string): string {
  const monsters = pieces.filter((piece) => view.monsters.some(({ id }) => id === piece));
  const called = pieces.map((piece) => {
    const [card, token] = [findCard(view, piece), findToken(view, piece)];
    if (card) return word(cardWord(card.kind));
    return token && 'space' in token
      ? word('cp-monster-in', { name: word(tokenWord(token.kind)), arc: parse(token.space).arc })
      : pieceName(view, piece, names);
  });
  return monsters.length || !findCard(view, pieces[0]!) ? called.join(' + ') : word('cp-in-hand', { cards: called.join(' + ') });
}

/** What is still missing: its kind, by its name. */
const kinds: [next: string, kind: RegExp][] = [
  ['wall', /^wall/],
  ['monster', /^t\d/],
  ['card', /^c\d/],
  ['arc', /^(forest|archer)/],
];

/** What the title bar says while something is in hand: what it is, and what it still needs. */
export function prompt(view: CastleView, selection: Selection, names: (seat: number) => string): [thing: string, next: string] | null {
  const rest = selection.fitting.map((choice) => selection.rest(choice)!).filter((pieces) => pieces.length);
  if (!rest.length || selection.ready.length) return null;
  const held = [...selection.picked, ...selection.forced];
  const thing = inHand(view, held, names);
  if (selection.fitting.some((choice) => choice.verb.startsWith('offer'))) return [thing, word('cp-next-trade')];
  /** Half of a pair: nothing can be done before its other half is there. */
  const half = !selection.forced.length && rest.every((pieces) => pieces.length > 1 && /^c\d/.test(pieces[0]!));
  if (half) return [thing, word('cp-next-half')];
  const lasts = rest.map((pieces) => pieces.at(-1)!);
  const next = kinds.find(([, kind]) => lasts.every((piece) => kind.test(piece)))?.[0];
  if (!next) return null;
  const rings = new Set(
    lasts.map((piece) => view.monsters.find(({ id }) => id === piece)).map((each) => (each ? parse(each.space).ring : '')),
  );
  const [ring] = rings;
  if (next === 'monster' && rings.size === 1 && ring && !narrowPage.is) return [thing, word('cp-next-monster-in', { ring })];
  return [thing, word(`cp-next-${next}`)];
}
