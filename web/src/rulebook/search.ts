/** Finding rules by number or by words: accents, ё and capitals do not matter, and endings hardly. */
import type { Language } from '../shell/prefs.svelte';
import type { Chapter, Rule } from './wire';

interface Folded {
  text: string;
  /** Where each letter stood before. */
  from: number[];
}

function fold(text: string): Folded {
  let folded = '';
  const from: number[] = [];
  [...text].reduce((at, letter) => {
    for (const plain of letter
      .normalize('NFD')
      .replace(/[\p{M}\u00AD]/gu, '')
      .toLowerCase()) {
      folded += plain;
      from.push(at);
    }
    return at + letter.length;
  }, 0);
  return { text: folded, from };
}

/** The words of a question, as they are looked for. */
const wordsOf = (query: string): string[] => fold(query).text.match(/[\p{L}\p{N}]+(-\d+\p{L}?)?/gu) ?? [];

// Words are letters, digits and a hyphen, so nothing in them is special in a pattern.
const starts = (word: string) => new RegExp(`(?<![\\p{L}\\p{N}])${word}`, 'gu');

const says = (text: string, words: string[]): boolean => words.every((word) => starts(word).test(fold(text).text));

/** «стене» finds «стена» as well: long words may lose up to two letters of their end. */
const shorter = (word: string): string => (word.length > 4 ? word.slice(0, Math.max(4, word.length - 2)) : word);

export interface Found {
  rules: Rule[];
  /** What is to be marked in them. */
  words: string[];
}

export function search(chapters: Chapter[], query: string, language: Language): Found {
  const words = wordsOf(query);
  const rules = chapters.flatMap((chapter) => chapter.rules);
  if (!words.length) return { rules: [], words };
  if (words.length === 1) {
    const numbered = rules.filter((rule) => [rule.id.toLowerCase(), rule.id.toLowerCase().split('-')[1]].includes(words[0]));
    if (numbered.length) return { rules: numbered, words };
  }
  for (const tried of [words, words.map(shorter)]) {
    const titled = rules.filter((rule) => says(rule.title[language], tried));
    const told = rules.filter(
      (rule) =>
        !titled.includes(rule) &&
        says(
          `${rule.id} ${rule.title[language]} ${rule.text[language]} ${rule.differs.map((each) => each.text[language]).join(' ')}`,
          tried,
        ),
    );
    if (titled.length + told.length) return { rules: [...titled, ...told], words: tried };
  }
  return { rules: [], words };
}

export interface Part {
  text: string;
  kind: 'plain' | 'found' | 'rule';
}

/** A text in parts: what was looked for, and the numbers of other rules. */
export function parts(text: string, words: string[]): Part[] {
  const cuts: { from: number; to: number; kind: 'found' | 'rule' }[] = [];
  for (const match of text.matchAll(/(?<!\p{L})\p{Lu}{2}-\d+\p{Ll}?(?!\p{L})/gu))
    cuts.push({ from: match.index, to: match.index + match[0].length, kind: 'rule' });
  const folded = fold(text);
  for (const word of words)
    for (const match of folded.text.matchAll(starts(word)))
      cuts.push({ from: folded.from[match.index]!, to: folded.from[match.index + match[0].length] ?? text.length, kind: 'found' });
  cuts.sort((a, b) => a.from - b.from || b.to - a.to);
  const found: Part[] = [];
  let at = 0;
  for (const cut of cuts) {
    if (cut.from < at) continue;
    if (cut.from > at) found.push({ text: text.slice(at, cut.from), kind: 'plain' });
    found.push({ text: text.slice(cut.from, cut.to), kind: cut.kind });
    at = cut.to;
  }
  if (at < text.length) found.push({ text: text.slice(at), kind: 'plain' });
  return found;
}
