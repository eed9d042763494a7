/** How large a name may be so that it fits. Below the least it takes two lines. */

/** How wide letters of the bold Alegreya are, in their size: a name of many `ж` needs more room than one of as many `t`. */
const WIDTHS: [letters: RegExp, wide: number][] = [
  [/[\s'’.fiIjJlt-]/, 0.36],
  [/[гзсcrs]/, 0.45],
  [/[аеётьэaevyzéèàê]/, 0.5],
  [/[бвдлорухчъябbdgkopqxFLГ]/, 0.55],
  [/[кнпцЗРТhnuPST]/, 0.6],
  [/[жюфшщмыwmMФЮЖМ]/, 0.83],
  [/[ШЩW]/, 1.08],
];
const OTHERS = 0.7;
const LEAST = 12;
/** Russian names may be a little smaller before they break. */
const SMALLEST = 11.5;
const LARGEST_OF_TWO_LINES = 13;

const ems = (text: string): number =>
  [...text].reduce((sum, letter) => sum + (WIDTHS.find(([letters]) => letters.test(letter))?.[1] ?? OTHERS), 0);

export function fit(text: string, width: number, most = 17): number {
  const whole = width / Math.max(0.5, ems(text));
  if (whole >= LEAST) return Math.min(most, whole);
  // Where a word breaks it gets a hyphen.
  const longest = Math.max(
    ...soft(text)
      .split(/\s+/)
      .flatMap((part) => part.split('\u00AD').map((piece, at, all) => ems(piece) + (at < all.length - 1 ? 0.36 : 0))),
  );
  return Math.max(/[а-яё]/i.test(text) ? SMALLEST : LEAST, Math.min(LARGEST_OF_TWO_LINES, width / longest));
}

/** For a drawing, where nothing wraps by itself: the name in one line, or broken near its middle. */
export function lines(text: string, width: number, size: number): string[] {
  const pieces = soft(text).split('\u00AD');
  if (ems(text) * size <= width || pieces.length < 2) return [text];
  const half = Math.ceil(pieces.length / 2);
  return [`${pieces.slice(0, half).join('')}-`, pieces.slice(half).join('')];
}

/** Where a long Russian word may break, with three letters on either side: before a consonant and a vowel, after a vowel or between two consonants. */
const SYLLABLE = /(?<=[а-яё]{2}[аеёиоуыэюя]|[а-яё][аеёиоуыэюя][бвгджзйклмнпрстфхцчшщ])(?=[бвгджзклмнпрстфхцчшщ][аеёиоуыэюя][а-яё])/gi;
const LONG = 7;

export const soft = (text: string): string =>
  text.replace(/[а-яё]+/gi, (word) => (word.length > LONG ? word.replace(SYLLABLE, '\u00AD') : word));
