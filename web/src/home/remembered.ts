/** How a game was set up last time, kept in this browser. What no longer fits is left out. */
import { animals } from '../shell/players';
import type { GameInfo } from '../shell/wire';
import { company, type Company } from './company.svelte';
import { kinds, type Sitting } from './sitting';

export type Values = Record<string, boolean | number | string>;
/** How long a table can wait for who is away, in seconds; 0: for ever. */
export const PATIENCE = 120;
export const patiences = [60, PATIENCE, 300, 900, 0];
const KEY = 'samobranka.setup';

function all(): Record<string, { values?: Values; seats?: Sitting[]; company?: Company; patience?: number }> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') ?? {};
  } catch {
    return {};
  }
}

export function remember(game: string, values: Values, seats: Sitting[], patience: number): void {
  localStorage.setItem(KEY, JSON.stringify({ ...all(), [game]: { values, seats, company: company.is, patience } }));
}

export function lastTime(info: GameInfo, levels: string[]): { values: Values; seats: Sitting[]; patience: number } {
  const old = all()[info.id];
  const values = Object.fromEntries(
    info.options.flatMap(({ name, default: usual, values: possible, sofa }) => {
      const value = old?.values?.[name];
      if (value !== undefined && [...possible, ...(typeof usual === 'boolean' ? [true, false] : [])].includes(value))
        return [[name, value]];
      // What has not been chosen is proposed, as long as it depends on who sits where.
      return sofa === null ? [[name, usual]] : [];
    }),
  );
  /** Who plays with others than last time has others beside them. */
  const beside = (seat: Sitting, at: number) =>
    at && old?.company && old.company !== company.is ? { ...seat, kind: company.others } : seat;
  const seats = Array.isArray(old?.seats) ? old.seats : [];
  const sound = seats.every(
    (seat) => kinds.includes(seat?.kind) && typeof seat.name === 'string' && animals.some((animal) => animal.name === seat.symbol),
  );
  const fits = sound && seats.length >= info.seats[0] && seats.length <= info.seats[1];
  return {
    values,
    patience: patiences.find((each) => each === old?.patience) ?? PATIENCE,
    seats: fits ? seats.map(beside).map((seat) => ({ ...seat, bot: levels.includes(seat.bot) ? seat.bot : usualLevel(levels) })) : [],
  };
}

export const usualLevel = (levels: string[]): string => (levels.includes('normal') ? 'normal' : (levels[0] ?? 'greedy'));
