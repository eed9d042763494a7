/** How a game was set up last time, kept in this browser. What no longer fits is left out. */
import { animals } from '../shell/players';
import type { GameInfo } from '../shell/wire';
import { kinds, type Sitting } from './sitting';

export type Values = Record<string, boolean | number | string>;
const KEY = 'samobranka.setup';

function all(): Record<string, { values?: Values; seats?: Sitting[] }> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') ?? {};
  } catch {
    return {};
  }
}

export function remember(game: string, values: Values, seats: Sitting[]): void {
  localStorage.setItem(KEY, JSON.stringify({ ...all(), [game]: { values, seats } }));
}

export function lastTime(info: GameInfo, levels: string[]): { values: Values; seats: Sitting[] } {
  const old = all()[info.id];
  const values = Object.fromEntries(
    info.options.map(({ name, default: usual, values: possible }) => {
      const value = old?.values?.[name];
      return [name, value !== undefined && [...possible, ...(typeof usual === 'boolean' ? [true, false] : [])].includes(value) ? value : usual];
    }),
  );
  const seats = Array.isArray(old?.seats) ? old.seats : [];
  const sound = seats.every((seat) => kinds.includes(seat?.kind) && typeof seat.name === 'string' && animals.some((animal) => animal.name === seat.symbol));
  const fits = sound && seats.length >= info.seats[0] && seats.length <= info.seats[1];
  return { values, seats: fits ? seats.map((seat) => ({ ...seat, bot: levels.includes(seat.bot) ? seat.bot : usualLevel(levels) })) : [] };
}

export const usualLevel = (levels: string[]): string => (levels.includes('normal') ? 'normal' : (levels[0] ?? 'greedy'));
