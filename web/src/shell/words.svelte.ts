/** Sentences from ids and facts, in the language of the moment. Nothing rendered is ever kept. */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { fetched } from './early';
import { prefs, type Language } from './prefs.svelte';
import type { Fact, Message } from './wire';

const ours: Record<Language, () => Promise<{ default: string }>> = {
  en: () => import('../words/en'),
  ru: () => import('../words/ru'),
  fr: () => import('../words/fr'),
};
/** What games and campaigns say in the browser, by file. */
const rooms = import.meta.glob<string>(['../games/*/words/*.ftl', '../campaign/words/*.ftl'], { query: '?raw', import: 'default' });
/** Those whose pages have been fetched: `games/castle_panic`. */
const entered = new Set<string>();
const loaded = new Map<Language, FluentBundle>();
let spoken = $state.raw<FluentBundle | null>(null);

async function served(language: Language): Promise<string> {
  const answer = await fetched(`/api/words/${language}`);
  return answer?.ok ? answer.text() : '';
}

/** The server's words first; what the browser says itself is added, and wins. */
export async function loadWords(language: Language): Promise<void> {
  if (!loaded.has(language)) {
    const [theirs, mine] = await Promise.all([served(language), ours[language]()]);
    const bundle = new FluentBundle(language, { useIsolating: false });
    bundle.addResource(new FluentResource(theirs));
    bundle.addResource(new FluentResource(mine.default), { allowOverrides: true });
    if (theirs) loaded.set(language, bundle);
    await Promise.all([...entered].map((room) => teach(bundle, room, language)));
    if (prefs.language === language) spoken = bundle;
  } else if (prefs.language === language) spoken = loaded.get(language)!;
}

async function teach(bundle: FluentBundle, room: string, language: string): Promise<void> {
  // One file, or several that say what they are about: `combat.en.ftl`.
  const files = Object.keys(rooms).filter(
    (file) => file.startsWith(`../${room}/words/`) && new RegExp(`[/.]${language}\\.ftl$`).test(file),
  );
  for (const words of await Promise.all(files.map((file) => rooms[file]!()))) bundle.addResource(new FluentResource(words));
}

/** The words of a game, or of campaigns, in every language that was spoken here: they come with its board, or their pages. */
export async function loadRoomWords(room: string): Promise<void> {
  if (entered.has(room)) return;
  entered.add(room);
  await Promise.all([...loaded].map(([language, bundle]) => teach(bundle, room, language)));
}

/** Whether anything can be said yet. */
export const wordsReady = (): boolean => spoken !== null;

export type Names = (seat: number) => string | undefined;
/** A piece of a sentence: plain words, a player, or a thing that can be asked about. */
export interface Fragment {
  text: string;
  seat?: number;
  /** Which thing: the id of its name, by which a game knows how it is drawn. */
  thing?: string;
  title?: string;
}
/** Around what is more than words, while a sentence is put together: letters that no language uses. */
const [OPEN, WHAT, CLOSE] = ['\uE000', '\uE001', '\uE002'];
const PLAYER = 'player';
/** Names before which French "de" loses its vowel, as in words/__init__.py. */
const ELIDED = /^[aeiouhàâäéèêëîïôöùûüœ]/i;

/** Says a message; a player is said by name where the table knows one, and the reader (`me`) is called "you" (words/__init__.py). */
export function say(message: Message, names?: Names, me: number | null = null): string {
  return spokenAs(message, names, me, false);
}

/** The same in pieces, so that names can be bold and things be asked about. */
export function tale(message: Message, names?: Names, me: number | null = null): Fragment[] {
  const text = capital(spokenAs(message, names, me, true));
  return text.split(OPEN).flatMap((piece, i) => {
    if (!i) return piece ? [{ text: piece }] : [];
    const [marked = '', rest = ''] = piece.split(CLOSE);
    const [what = '', said = ''] = marked.split(WHAT);
    const [kind, id, ...about] = what.split(':');
    const meant: Fragment = kind === PLAYER ? { text: said, seat: Number(id) } : { text: said, thing: id, title: about.join(':') };
    return rest ? [meant, { text: rest }] : [meant];
  });
}

function spokenAs(message: Message, names: Names | undefined, me: number | null, marked: boolean): string {
  const seat = Number(message.facts?.seat) - 1;
  const name = message.id === PLAYER ? names?.(seat) : undefined;
  const [id = '', form] = message.id.split('.');
  const words = spoken?.getMessage(id);
  const pattern = (form && words?.attributes[form]) || words?.value;
  // A name such as "Drive Him Back!" ends its sentence.
  const said =
    name ??
    (pattern ? spoken!.formatPattern(pattern, factsOf(message, names, me, marked), []).replace(/!(\uE002?)\./g, '!$1') : message.id);
  if (!marked) return said;
  if (message.id === PLAYER) return `${OPEN}${PLAYER}:${seat}${WHAT}${said}${CLOSE}`;
  const title = words?.attributes.title;
  return title ? `${OPEN}thing:${id}:${spoken!.formatPattern(title, {}, [])}${WHAT}${said}${CLOSE}` : said;
}

function factsOf(message: Message, names?: Names, me: number | null = null, marked = false): Record<string, FluentVariable> {
  const facts: Record<string, FluentVariable> = {};
  for (const [name, value] of Object.entries(message.facts ?? {})) {
    facts[name] = typeof value === 'object' ? spokenAs(value, names, me, marked) : value;
    if (typeof value === 'object') {
      facts[`${name}_is`] = value.id === PLAYER && value.facts?.seat === (me ?? -9) + 1 ? 'you' : 'other';
      facts[`${name}_de`] = (ELIDED.test(spokenAs(value, names, me, false)) ? 'd’' : 'de ') + String(facts[name]);
    }
  }
  return facts;
}

/** What somebody else is asked, said of them: what stands after their names. Empty where the game has no words for it. */
export function sayOfOthers(question: Message, count: number, names?: Names, me: number | null = null): string {
  const pattern = spoken?.getMessage(question.id)?.attributes.other;
  return pattern ? spoken!.formatPattern(pattern, { ...factsOf(question, names, me), count }, []) : '';
}

export const word = (id: string, facts: Record<string, Fact> = {}): string => say({ id, facts });

export const knows = (id: string): boolean => spoken?.hasMessage(id) ?? false;

/** What a game is called: as the home page has it, or as it calls itself. */
export const gameName = (game: string): string => word(knows(`game-${game}`) ? `game-${game}` : `${game}-title`);

/** A line about it: as the home page has it, or as it says itself, or none. */
export const gameLine = (game: string): string => {
  const id = [`game-${game}-line`, `${game}-tagline`].find(knows);
  return id ? word(id) : '';
};

export function help(id: string): string {
  const pattern = spoken?.getMessage(id)?.attributes.help;
  return pattern ? spoken!.formatPattern(pattern, {}, []) : '';
}

/** With a capital: of the first letter, whatever stands around it. */
export const capital = (text: string): string => {
  const at = text.startsWith(OPEN) ? text.indexOf(WHAT) + 1 : 0;
  return text.slice(0, at) + text.charAt(at).toLocaleUpperCase() + text.slice(at + 1);
};
