/** The rulebook and its examples, as docs/wire.md says it. */
import type { Language } from '../shell/prefs.svelte';
import { prefs } from '../shell/prefs.svelte';
import { json, post, type NewTable } from '../shell/wire';
import type { Chapter, Shown } from '../shell/wire.gen';

export type { Chapter, Rule, Shown, ShownStep as Step } from '../shell/wire.gen';
export type Texts = Record<Language, string>;
export type Options = Record<string, unknown>;

const books = new Map<string, Promise<Chapter[]>>();

/** Fetched once a visit; a failure is not remembered. */
export function fetchBook(game: string): Promise<Chapter[]> {
  const known = books.get(game);
  if (known) return known;
  const fetched = json<Chapter[]>(`/api/rulebook/${encodeURIComponent(game)}`);
  books.set(game, fetched);
  fetched.catch(() => books.delete(game));
  return fetched;
}

const exampleAt = (game: string, rule: string, number: number) =>
  `/api/show/${encodeURIComponent(game)}/${encodeURIComponent(rule)}/${number}`;

export const fetchExample = (game: string, rule: string, number: number): Promise<Shown> => json(exampleAt(game, rule, number));

/** Lays a practice table that begins as an example does. */
export const practise = (
  game: string,
  rule: string,
  number: number,
  seat: { name: string; colour: string; symbol: string },
): Promise<NewTable> => json(exampleAt(game, rule, number), post({ language: prefs.language, ...seat }));
