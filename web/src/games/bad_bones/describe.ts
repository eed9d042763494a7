/** Names of pieces, for the title bar, labels and popovers. */
import type { About } from '../../shell/desk';
import { capital, knows, word } from '../../shell/words.svelte';
import { columnOf, isCell, rowOf } from './layout';
import { dashed, weaponIcon } from './looks';
import type { BonesView, Land, Skeleton, Token } from './view';

type Names = (seat: number) => string;

export const tokenWord = (token: Token): string => (token.chief ? `bad_bones-chief-${token.chief}` : `bad_bones-skeleton-${token.symbol}`);

export function placeName(place: string): string {
  if (isCell(place)) return word('bad_bones-cell', { row: rowOf(place), column: columnOf(place) });
  const [edge, number = ''] = place.split('-');
  return word(`bad_bones-rim-${edge}`, { number });
}

export function trapName(kind: string, way = '', damaged = false): string {
  return word(`bad_bones-trap-${kind}${way ? `-${way}` : ''}${damaged && kind !== 'crater' ? '.damaged' : ''}`);
}

export const goodsName = (kind: string): string => word(`bad_bones-${kind in weaponIcon ? 'weapon' : 'trap'}-${dashed(kind)}`);

export function findSkeleton(view: BonesView, id: string): Skeleton | undefined {
  for (const land of view.boards) {
    const found = land.skeletons.find((each) => each.id === id);
    if (found) return found;
  }
  return undefined;
}

/** "blue skeleton heading right – the second row, in the middle". */
export const skeletonName = (skeleton: Skeleton): string =>
  word('bb-skeleton', {
    skeleton: { id: tokenWord(skeleton) },
    heading: { id: `bad_bones-heading-${skeleton.heading}` },
    place: placeName(skeleton.place),
  });

/** What stands and lies on a cell, for ears. */
export function cellName(view: BonesView, land: Land, cell: string): string {
  const trap = land.traps.find((each) => each.place === cell);
  const crowd = land.skeletons.filter((each) => each.place === cell);
  const things = [
    land.towers.includes(cell) && (view.mode === 'coop' || land.floors > 0) ? word('bb-tower') : '',
    land.hero === cell ? word('bb-hero') : '',
    trap ? trapName(trap.kind, trap.way, trap.damaged) : '',
    ...crowd.map((each) => word('bb-heads', { skeleton: { id: tokenWord(each) }, heading: { id: `bad_bones-heading-${each.heading}` } })),
  ].filter(Boolean);
  return [placeName(cell), ...things].join('; ');
}

const fixed = ['tower', 'house', 'cemetery', 'bag', 'hero', 'capital'];

/** The kind of a piece, as help and rulebook know it. */
export function kindOf(view: BonesView, id: string): string {
  const skeleton = findSkeleton(view, id);
  if (skeleton) return skeleton.chief ?? 'skeleton';
  const [what = '', ...more] = id.split('-');
  const rest = more.join('-');
  if (what === 'reserve' || what === 'market' || what === 'weapon') return rest;
  if (what === 'trap') return view.boards.flatMap((land) => land.traps).find((each) => each.id === id)?.kind ?? '';
  return fixed.includes(what) ? what : '';
}

export function about(view: BonesView, id: string, names: Names): About | null {
  const kind = kindOf(view, id);
  const usual = `bad_bones-help-${dashed(kind)}`;
  // Some pieces do something else in another edition.
  const help = [`${usual}-${view.ruleset}`, usual].find(knows);
  if (!kind || !help) return null;
  const stars = view.stars[kind];
  const worth = stars ? ` ${word('bb-stars', { whole: stars[0]!, damaged: stars[1]! })}` : '';
  return { kind, name: capital(pieceName(view, id, names)), help: word(help) + worth };
}

export function pieceName(view: BonesView, id: string, names: Names): string {
  const skeleton = findSkeleton(view, id);
  if (skeleton) return skeletonName(skeleton);
  if (isCell(id)) return placeName(id);
  const [what = '', ...more] = id.split('-');
  const rest = more.join('-');
  switch (what) {
    case 'reserve':
    case 'market':
    case 'weapon':
      return goodsName(rest);
    case 'trap': {
      const trap = view.boards.flatMap((land) => land.traps).find((each) => each.id === id);
      return trap ? trapName(trap.kind, trap.way, trap.damaged) : '';
    }
    case 'seat':
      return names(Number(rest) - 1);
    case 'heading':
    case 'symbol':
      return word(`bad_bones-${what}-${rest}`);
    case 'way':
      return word(`bb-way-${rest}`);
    case 'left':
    case 'right':
    case 'top':
    case 'bottom':
      return placeName(id);
    default:
      return fixed.includes(what) ? word(`bb-${what}`) : '';
  }
}

export const pieceLines = (view: BonesView, id: string, names: Names): [string, string] => {
  const skeleton = findSkeleton(view, id);
  return skeleton ? [capital(word(tokenWord(skeleton))), placeName(skeleton.place)] : [capital(pieceName(view, id, names)), ''];
};
