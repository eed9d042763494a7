/** What a region and its parts are called, and a gesture in a few words. */
import { called, placeName, verbName } from '../general';
import type { Gesture } from '../gesture';
import { capital, knows, word } from '../words.svelte';
import { angleOf } from './values';

export const partName = (game: string, name: string): string =>
  knows(`${game}-part-${name}`) ? word(`${game}-part-${name}`) : called(game, name);

export const seenName = (game: string, name: string): string =>
  knows(`${game}-seen-${name}`) ? capital(word(`${game}-seen-${name}`)) : called(game, name);

/** With a sign that no line ends after. */
const signed = (value: number) => String(value).replace('-', '−');

/** "Slide a coin: coin 1, 12°, 60". */
export function told(game: string, { verb, parts }: Gesture): string {
  const words = parts.map((part) => {
    if (part.kind === 'piece') return placeName(game, part.piece).toLocaleLowerCase();
    if (part.kind === 'number') return signed(part.value);
    return part.kind === 'spot' ? `(${signed(part.x)},\u00a0${signed(part.y)})` : `${signed(Math.round(angleOf([part.x, part.y])))}°`;
  });
  return `${verbName(game, verb)}${word('ui-colon')} ${words.join(', ')}`;
}
