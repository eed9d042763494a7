/** A fight in words: what an enemy, a card or one of us is called and does, for ears and tooltips. */
import { say, word } from '../../../shell/words.svelte';
import { foePrint, type CellsView, type Fighter, type Foe, type Sign, type Words } from '../view';
import { added, printed } from './matrix';
import { numerals } from './rounds';

export const foeName = (foe: Foe): string => word(foe.kind === 'dark' ? 'dead_cells-somebody-dark' : `dead_cells-foe-${foe.kind}`);
export const cardName = (kind: string): string => word(`dead_cells-card-${kind}`);
export const heroName = ({ kind }: Fighter): string => (kind ? word(`dead_cells-hero-${kind}`) : '');
export const spaceName = (space: string): string => word(`dcf-space-${space.replace('shuriken-', '')}`);

export const sentence = (words: Words): string => say(words as Parameters<typeof say>[0]);

/** The signs of a row, one after the other; for whom is said where it is not one. */
export function acts(signs: readonly Sign[]): string {
  if (!signs.length) return word('dcf-act-nothing');
  return signs
    .map(({ what, n, whom }) => {
      const done = word(`dcf-act-${what}`, { n: Math.max(n, 1) });
      return ['all', 'two', 'fp', 'ally', 'others'].includes(whom) ? word(`dcf-act-for-${whom}`, { done }) : done;
    })
    .join(', ');
}

export function states(tokens: Foe['states'], shields: number, gold = 0): string[] {
  const told = tokens.map(({ kind, count }) => word(`dc-token-${kind}`, { count }));
  if (shields) told.push(word('dc-token-shield', { count: shields }));
  if (gold) told.push(word('dc-token-gold', { count: gold }));
  return told;
}

/** "Zombie, first space, 2 of 3 health, round II: one damage, on fire once". */
export function foeLabel(view: CellsView, foe: Foe): string {
  const { fight } = view;
  const parts = [foeName(foe), spaceName(foe.id)];
  if (foe.kind !== 'dark') {
    const print = foePrint(view, foe.kind) ?? null;
    parts.push(word('dc-hearts', { left: foe.health, most: foe.max }));
    const round = fight?.shown ? fight.round : 'round-i';
    const row = [...printed(print, round), ...added(view, print, round)];
    parts.push(word('dcf-row', { round: numerals[round] ?? '', done: acts(row) }));
    if (foe.frozen.length) parts.push(word('dcf-frozen-in', { rounds: foe.frozen.map((each) => numerals[each]).join(', ') }));
    if (foe.invisible) parts.push(word('dcf-invisible'));
  }
  return [...parts, ...states(foe.states, foe.shields)].join(', ');
}

export function ourLabel(fighter: Fighter, owner: string, card: string): string {
  const parts = [heroName(fighter), owner, word('dc-hearts', { left: fighter.health, most: fighter.hearts })];
  if (card) parts.push(card);
  return [...parts.filter(Boolean), ...states(fighter.states, fighter.shields, fighter.gold)].join(', ');
}
