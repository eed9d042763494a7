/** What comes into the Bag flies there. */
import { things } from '../pieces/looks';
import type { Flight } from '../show';

export const fly = (what: string, count: number): Flight[] =>
  Array.from({ length: count }, (_, at) => ({
    icon: things[what]?.icon ?? 'swap-bag',
    colour: { teeth: '#9A6410', cells: '#1F6F66', potions: '#A3282A' }[what] ?? '#2C4A7A',
    from: ['group', 'loot'],
    to: [`bag-${what}`],
    delay: at * 90,
  }));
