/** Names of pieces, for the title bar, labels and tooltips. */
import type { About } from '../../shell/desk';
import type { Selection } from '../../shell/selection.svelte';
import { capital, knows, say, word } from '../../shell/words.svelte';
import { spaceName, states } from './combat/words';
import { numerals, placeWord } from './pieces/looks';
import {
  cardPrint,
  fighterOf,
  foePrint,
  gearPrint,
  tilePrint,
  upgradePrint,
  type CellsView,
  type Fighter,
  type UpgradePrint,
  type Words,
} from './view';

export type Names = (seat: number) => string;

/** Sentences one after the other. */
export const sentences = (texts: readonly Words[]): string => texts.map((text) => capital(say(text))).join(' ');

/** What a mutation does, in few words: when it works is said over its place on the board. */
export const brief = ({ text }: UpgradePrint): string =>
  capital(
    text
      .map((each) => {
        const short = each.id.replace('dead_cells-rule-start-', 'dc-brief-start-');
        return short !== each.id && knows(short) ? word(short, { text: say(each.facts.text as Words) }) : say(each);
      })
      .join(' '),
  );

export const fighterName = (fighter: Fighter): string => capital(word(`dead_cells-hero-${fighter.kind || 'nobody'}`));

/** Everything about one of us in one breath, for ears. */
export function fighterSays(view: CellsView, fighter: Fighter, player: string): string {
  if (!fighter.kind) return `${player}: ${word('dc-no-hero')}`;
  const tokens = [
    { kind: 'shield', count: fighter.shields },
    { kind: 'gold', count: fighter.gold },
    ...fighter.states,
    { kind: 'frozen', count: fighter.frozen.length },
  ].filter(({ count }) => count > 0);
  return [
    fighterName(fighter),
    player,
    view.first === fighter.id ? word('dc-first') : '',
    word('dc-hearts', { left: fighter.health, most: fighter.hearts }),
    ...tokens.map(({ kind, count }) => word(`dc-token-${kind}`, { count })),
  ]
    .filter(Boolean)
    .join(', ');
}

/** A room of the map: its letter, its shape, what is known of it. */
export function roomName(view: CellsView, id: string): string {
  const place = view.board?.places.find((each) => each.id === id);
  if (!place) return knows(placeWord(id)) ? capital(word(placeWord(id))) : id;
  if (place.kind === 'exit') return word('dc-exit', { place: word(placeWord(id)) });
  return word('dc-room', { shape: word(`dead_cells-shape-${place.kind}`), letter: id.toUpperCase() });
}

const kindsOf: [start: string, name: (id: string) => string][] = [
  ['gear-', (id) => `dead_cells-gear-${id.slice(5)}`],
  ['rune-', (id) => `dead_cells-rune-${id.slice(5)}`],
];

export function pieceName(view: CellsView, id: string, names: Names): string {
  if (id.includes('.')) return rowInHand(id).join(', ');
  const fighter = fighterOf(view, id);
  if (fighter) return fighter.kind ? fighterName(fighter) : names(fighter.seat);
  if (id.startsWith('seat-')) return names(Number(id.slice(5)) - 1);
  const upgrade = upgradePrint(view, id);
  if (upgrade) return capital(say(upgrade.name));
  const option = /^(option|good)-(\d)$/.exec(id);
  if (option) return optionName(view, option[1]!, Number(option[2]));
  const foe = view.fight?.line.find((each) => each.id === id);
  if (foe) return capital(word(`dead_cells-foe-${foe.kind}`));
  for (const [start, name] of kindsOf) if (id.startsWith(start)) return capital(word(name(id)));
  for (const shelf of ['card', 'hero', 'space']) if (knows(`dead_cells-${shelf}-${id}`)) return capital(word(`dead_cells-${shelf}-${id}`));
  if (knows(`dead_cells-deck-${id.replace('-deck', '')}`)) return capital(word(`dead_cells-deck-${id.replace('-deck', '')}`));
  return roomName(view, id);
}

function optionName(view: CellsView, kind: string, number: number): string {
  const here = view.board?.places.find((each) => each.here)?.tile;
  const tile = here ? tilePrint(view, here) : undefined;
  const text = kind === 'good' ? tile?.goods[number - 1]?.text : tile?.options[number - 1]?.text;
  return text ? capital(say(text)) : String(number);
}

/** Two short lines for a chip. */
export function pieceLines(view: CellsView, id: string, names: Names): [string, string] {
  const place = view.board?.places.find((each) => each.id === id);
  if (place) {
    const way = view.board?.ways.find((each) => each.leaves && each.end === id);
    const [name, letter] =
      place.kind === 'exit' ? [capital(word(placeWord(id))), ''] : [capital(word(`dead_cells-shape-${place.kind}`)), id.toUpperCase()];
    return [letter ? `${name} ${letter}` : name, way?.text ? say(way.text) : word('dc-way-free')];
  }
  const foe = view.fight?.line.find((each) => each.id === id);
  const twin = foe && view.fight!.line.some(({ id: other, kind }) => other !== id && kind === foe.kind);
  if (foe)
    return [
      pieceName(view, id, names),
      [twin ? spaceName(id) : '', foe.max ? word('dcf-hearts', { count: foe.health }) : '', ...states(foe.states, foe.shields)]
        .filter(Boolean)
        .join(', '),
    ];
  const fighter = fighterOf(view, id);
  if (fighter) return [pieceName(view, id, names), names(fighter.seat)];
  return [pieceName(view, id, names), ''];
}

/** What can be asked about a piece. */
export function about(view: CellsView, id: string, names: Names): About | null {
  const [gear, card, upgrade] = [gearPrint(view, id), cardPrint(view, id), upgradePrint(view, id)];
  const name = pieceName(view, id, names);
  if (gear) return { kind: 'gear', name, help: sentences(gear.text) };
  if (upgrade) return { kind: 'upgrade', name, help: sentences(upgrade.text) };
  if (card) return { kind: 'card', name, help: cardHelp(view, id) };
  const foe = view.fight?.line.find((each) => each.id === id);
  const print = foe && foePrint(view, foe.kind);
  if (print) return { kind: 'foe', name, help: sentences(print.text) };
  const place = view.board?.places.find((each) => each.id === id);
  const tile = place?.tile ? tilePrint(view, place.tile) : undefined;
  if (place) return { kind: 'tile', name, help: tile ? sentences(tile.text) : word(`dc-help-${place.kind}`) };
  if (id.startsWith('bag-'))
    return { kind: id.slice(4), name: word(id.replace('bag-', 'dc-thing-')), help: word(id.replace('bag-', 'dc-help-')) };
  return null;
}

/** What a combat card does, round by round; its rows are said by the browser, as they are drawn by it. */
export function cardHelp(view: CellsView, id: string): string {
  const print = cardPrint(view, id);
  if (!print) return '';
  return sentences(print.text);
}

/** What the title bar says while something is in hand. */
export function prompt(view: CellsView, selection: Selection, names: Names): [thing: string, next: string] | null {
  const row = selection.picked.find((piece) => piece.includes('.'));
  if (row) return rowInHand(row);
  if (!selection.picked.length || selection.ready.length) return null;
  return [selection.picked.map((piece) => pieceName(view, piece, names)).join(' + '), word('dc-next')];
}

/** A row that is named with a card: `brand.damage.round-ii`. */
function rowInHand(piece: string): [thing: string, next: string] {
  const [card, kind, round] = piece.split('.') as [string, string, string];
  const what = word(`dead_cells-announced-${kind}`);
  return [capital(word(`dead_cells-card-${card}`)), word('dcf-named', { round: numerals[round] ?? '', what })];
}
