/** The rulebook and its examples, as docs/wire.md says it. */
import type { Language } from '../shell/prefs.svelte';
import { json, type GameEvent, type Message, type View } from '../shell/wire';

export type Texts = Record<Language, string>;
export type Options = Record<string, unknown>;

export interface Rule {
  id: string;
  title: Texts;
  text: Texts;
  /** The table must have one of these values of each option. */
  when: Record<string, unknown[]>;
  /** Options that change this rule. */
  options: string[];
  /** Kinds of pieces that it is about. */
  pieces: string[];
  examples: { says: Texts; options: Options }[];
}
export interface Chapter {
  name: string;
  title: Texts;
  short: Texts;
  rules: Rule[];
}
export interface Step {
  /** Whose choice it is; null where the game goes on by itself. */
  by: number | null;
  message?: Message | null;
  pieces?: string[];
  refused: Message | null;
  events: GameEvent[];
  log: Message[];
  view: View;
}
export interface Shown {
  says: Texts;
  seat: number;
  seats: number;
  given: View;
  question: Message | null;
  steps: Step[];
}

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

export const fetchExample = (game: string, rule: string, number: number): Promise<Shown> =>
  json(`/api/show/${encodeURIComponent(game)}/${encodeURIComponent(rule)}/${number}`);
