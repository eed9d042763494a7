/** Sentences from ids and facts, in the language of the moment. Nothing rendered is ever kept. */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import en from '../words/en.ftl?raw';
import fr from '../words/fr.ftl?raw';
import ru from '../words/ru.ftl?raw';
import { prefs, type Language } from './prefs.svelte';
import type { Fact, Message } from './wire';

const ours: Record<Language, string> = { en, ru, fr };
const fetched = new Map<Language, string>();
const state = $state<{ bundle: FluentBundle }>({ bundle: make('en') });

function make(language: Language): FluentBundle {
  const bundle = new FluentBundle(language, { useIsolating: false });
  bundle.addResource(new FluentResource(fetched.get(language) ?? ''));
  bundle.addResource(new FluentResource(ours[language]), { allowOverrides: true });
  return bundle;
}

export async function loadWords(language: Language): Promise<void> {
  state.bundle = make(language);
  if (!fetched.has(language)) {
    const answer = await fetch(`/api/words/${language}`).catch(() => null);
    if (answer?.ok) fetched.set(language, await answer.text());
  }
  if (prefs.language === language) state.bundle = make(language);
}

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
  const facts = Object.fromEntries(Object.entries(message.facts ?? {}).map(([name, value]) => [name, fact(value, names)]));
  const pattern = state.bundle.getMessage(message.id)?.value;
  return pattern ? state.bundle.formatPattern(pattern, facts, []) : message.id;
}

export const word = (id: string, facts: Record<string, Fact> = {}): string => say({ id, facts });

export const knows = (id: string): boolean => state.bundle.hasMessage(id);

export function help(id: string): string {
  const pattern = state.bundle.getMessage(id)?.attributes.help;
  return pattern ? state.bundle.formatPattern(pattern, {}, []) : '';
}

export const capital = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);
