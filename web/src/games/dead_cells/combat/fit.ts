/** How large a name may be so that it fits: Alegreya is about half as wide as tall, more so in Russian. Below the least it takes two lines. */
const LATIN = 0.53;
const CYRILLIC = 0.59;
const LEAST = 12;
/** Russian names may be a little smaller before they break. */
const SMALLEST = 11.5;

export function fit(text: string, width: number, most = 17): number {
  const russian = /[а-яё]/i.test(text);
  const wide = russian ? CYRILLIC : LATIN;
  const whole = width / (wide * Math.max(1, text.length));
  if (whole >= LEAST) return Math.min(most, whole);
  const longest = Math.max(...text.split(/[\s\u00AD-]+/).map((part) => part.length));
  return Math.max(russian ? SMALLEST : LEAST, Math.min(13, width / (wide * longest)));
}

/** Where a long Russian word may break, with three letters on either side: before a consonant and a vowel, after a vowel or between two consonants. */
const SYLLABLE = /(?<=[а-яё]{2}[аеёиоуыэюя]|[а-яё][аеёиоуыэюя][бвгджзйклмнпрстфхцчшщ])(?=[бвгджзклмнпрстфхцчшщ][аеёиоуыэюя][а-яё])/gi;
const LONG = 9;

export const soft = (text: string): string =>
  text.replace(/[а-яё]+/gi, (word) => (word.length > LONG ? word.replace(SYLLABLE, '\u00AD') : word));
