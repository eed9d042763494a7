/** Reads a view as plain data: which of it are pieces, and what things are called if the game has words for them. */
import { capital, knows, word } from './words.svelte';

export type Plain = string | number | boolean | null | Plain[] | { [name: string]: Plain };
export interface Thing {
  id: string;
  kind?: string;
  name?: string;
  [fact: string]: Plain | undefined;
}

export const isObject = (value: Plain | undefined): value is { [name: string]: Plain } =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
export const isThing = (value: Plain | undefined): value is Thing & { [name: string]: Plain } =>
  isObject(value) && typeof value.id === 'string';

/** Nothing but single values: it fits in one line. */
export const isFlat = (value: { [name: string]: Plain }): boolean =>
  Object.values(value).every((each) => typeof each !== 'object' || each === null);

/** All pieces that a view shows anywhere. */
export function things(value: Plain | undefined, found: Thing[] = []): Thing[] {
  if (isThing(value)) found.push(value);
  else if (Array.isArray(value)) value.forEach((each) => things(each, found));
  else if (isObject(value)) Object.values(value).forEach((each) => things(each, found));
  return found;
}

/** Words like `active` are about a seat. */
const SEATS = ['active', 'seat', 'owner', 'leader'];

/** A value that is no piece and no list: a player, a word of the game, a place, or just itself. */
export function valueName(game: string, name: string, value: string | number | boolean | null, names: (seat: number) => string): string {
  if (typeof value === 'number') return SEATS.includes(name) ? names(value) : String(value);
  if (typeof value !== 'string') return value ? '✓' : '–';
  const id = `${game}-${name}-${value.replaceAll('_', '-')}`;
  if (knows(id)) return capital(word(id));
  return /-\d+$/.test(value) || CELL.test(value) ? placeName(game, value) : called(game, value);
}

const plain = (name: string) => capital(name.replaceAll(/[_-]+/g, ' '));

/** Where words for pieces stand: on shelves that every game may have, and on those that it names itself in `<game>-shelves`. */
const shelvesOf = (game: string): string[] => [
  ...['card', 'token', 'piece', 'name'],
  ...(knows(`${game}-shelves`) ? word(`${game}-shelves`).split(' ') : []),
];

/** A word of the game for a name, tried where games keep such words. */
function lookUp(game: string, name: string, shelves: string[]): string {
  const id = shelves.map((shelf) => `${game}-${shelf}-${name.replaceAll('_', '-')}`).find(knows);
  return id ? capital(word(id)) : plain(name);
}

/** What a part of the view is called. */
export const called = (game: string, name: string): string => lookUp(game, name, ['zone', ...shelvesOf(game), 'opt']);

export const verbName = (game: string, verb: string): string =>
  knows(`${game}-verb-${verb}`) ? word(`${game}-verb-${verb}`) : plain(verb);

export function thingName(game: string, thing: Thing): string {
  return typeof thing.name === 'string' && thing.name
    ? thing.name
    : thing.kind
      ? lookUp(game, thing.kind, shelvesOf(game))
      : placeName(game, thing.id);
}

/** What else is known of a piece, in a few words. */
export function thingFacts(game: string, thing: Thing): string {
  return Object.entries(thing)
    .filter(([name, value]) => !['id', 'kind', 'name'].includes(name) && value !== false && value !== null && typeof value !== 'object')
    .map(([name, value]) =>
      value === true ? called(game, name) : typeof value === 'number' ? `${called(game, name)} ${value}` : placeName(game, String(value)),
    )
    .join(' · ');
}

/** A cell of a grid, such as `r2c5`: rows are counted from above. */
const CELL = /^r(\d+)c(\d+)$/;

/** Cells in rows and columns, where a view or a part of it says so with `grid`. */
export interface Grid {
  rows: number;
  columns: number;
  /** Holes that things fall into, instead of squares. */
  round: boolean;
  /** For each column what is pointed at to mean all of it, if anything. */
  heads: string[];
}

/** More is no picture any more. */
const LARGEST = 40;
const few = (value: Plain | undefined): value is number => Number.isInteger(value) && (value as number) > 0 && (value as number) <= LARGEST;

export function gridOf(value: Plain | undefined): Grid | null {
  const grid = isObject(value) ? value.grid : undefined;
  if (!isObject(grid) || !few(grid.rows) || !few(grid.columns)) return null;
  const heads = Array.isArray(grid.heads) ? grid.heads.filter((head): head is string => typeof head === 'string') : [];
  return { rows: grid.rows, columns: grid.columns, round: grid.round === true, heads };
}

/** The ids of its cells, row by row. */
export const cellsOf = ({ rows, columns }: Grid): string[][] =>
  Array.from({ length: rows }, (_, row) => Array.from({ length: columns }, (_, column) => `r${row + 1}c${column + 1}`));

const inCell = (value: Plain): boolean => isThing(value) && typeof value.cell === 'string' && CELL.test(value.cell);

/** What of a part with a grid is the grid itself or lies in it, so that it need not be listed beside it. */
export const isGridded = (name: string, value: Plain): boolean =>
  name === 'grid' || (Array.isArray(value) && value.length > 0 && value.every(inCell)) || inCell(value);

/** The pieces that lie in each cell. */
export function byCell(value: Plain): Map<string, Thing[]> {
  const found = new Map<string, Thing[]>();
  for (const thing of things(value).filter((each) => inCell(each as Plain)))
    found.set(thing.cell as string, [...(found.get(thing.cell as string) ?? []), thing]);
  return found;
}

/** A place such as `archer-3`: its word and its number. */
export function placeName(game: string, place: string): string {
  const [, row, column] = CELL.exec(place) ?? [];
  if (row && column && knows(`${game}-cell`)) return word(`${game}-cell`, { row, column });
  const [, what = place, number = ''] = /^(.*?)-?(\d*)$/.exec(place) ?? [];
  return `${called(game, what || place)}${number ? ` ${number}` : ''}`;
}
