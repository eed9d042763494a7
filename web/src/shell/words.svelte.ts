/** Sentences from ids and facts, in the language of the moment. Nothing rendered is ever kept. */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
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
  const answer = await fetch(`/api/words/${language}`).catch(() => null);
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
  const words = await rooms[`../${room}/words/${language}.ftl`]?.();
  if (words) bundle.addResource(new FluentResource(words));
}

/** The words of a game, or of campaigns, in every language that was spoken here: they come with its board, or their pages. */
export async function loadRoomWords(room: string): Promise<void> {
  if (entered.has(room)) return;
  entered.add(room);
  await Promise.all([...loaded].map(([language, bundle]) => teach(bundle, room, language)));
}

/** Whether anything can be said yet. */
export const wordsReady = (): boolean => spoken !== null;

type Names = (seat: number) => string | undefined;

function fact(value: Fact, names?: Names): FluentVariable {
  return typeof value === 'object' ? say(value, names) : value;
}

/** Says a message; a player is said by name where the table knows one. */
export function say(message: Message, names?: Names): string {
  if (message.id === 'player' && names) {
    const name = names(Number(message.facts?.seat) - 1);
    if (name) return name;
  }
  const pattern = spoken?.getMessage(message.id)?.value;
  // A name such as "Drive Him Back!" ends its sentence.
  return pattern ? spoken!.formatPattern(pattern, factsOf(message, names), []).replace(/!\./g, '!') : message.id;
}

const factsOf = (message: Message, names?: Names) =>
  Object.fromEntries(Object.entries(message.facts ?? {}).map(([name, value]) => [name, fact(value, names)]));

/** What somebody else is asked, said of them: what stands after their names. Empty where the game has no words for it. */
export function sayOfOthers(question: Message, count: number, names?: Names): string {
  const pattern = spoken?.getMessage(question.id)?.attributes.other;
  return pattern ? spoken!.formatPattern(pattern, { ...factsOf(question, names), count }, []) : '';
}

export const word = (id: string, facts: Record<string, Fact> = {}): string => say({ id, facts });

export const knows = (id: string): boolean => spoken?.hasMessage(id) ?? false;

/** What a game is called: as the home page has it, or as it calls itself. */
export const gameName = (game: string): string => word(knows(`game-${game}`) ? `game-${game}` : `${game}-title`);

export function help(id: string): string {
  const pattern = spoken?.getMessage(id)?.attributes.help;
  return pattern ? spoken!.formatPattern(pattern, {}, []) : '';
}

/** Lines with which a turn begins, and a turn or a phase: so every game calls them (docs/adding-a-game.md). */
export const isTurn = ({ id }: Message): boolean => id.endsWith('event-turn');
export const isChapter = ({ id }: Message): boolean => /event-(turn|phase-\w+)$/.test(id);

export const capital = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);
