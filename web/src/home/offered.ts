/** Which options make a difference at a table, as its game declares them; the same as in core/game.py. */
import type { Option } from '../shell/wire';
import type { Values } from './remembered';

export const fitting = (option: Option, seats: number): Values[string][] =>
  option.values.filter((_, at) => !option.seats[at]?.length || option.seats[at].includes(seats));

export const isOffered = (option: Option, seats: number, values: Values): boolean =>
  Object.entries(option.when).every(([name, needed]) => needed.includes(name === 'players' ? seats : values[name]!));

/** What is not offered to so many seats is put back: to its default, or to what is possible. */
export function fit(options: Option[], seats: number, values: Values): Values {
  const possible = (option: Option) => {
    const all = fitting(option, seats);
    return [values[option.name]!, option.default, all[0]!].find((value) => all.includes(value))!;
  };
  const fitted = Object.fromEntries(options.map((option) => [option.name, possible(option)]));
  return Object.fromEntries(
    options.map((option) => [option.name, isOffered(option, seats, fitted) ? fitted[option.name]! : option.default]),
  );
}
