/** Who sits where, while a table is being laid. */
import { animals } from '../shell/players';
import type { NewSeat, SeatKind } from '../shell/wire';

export interface Sitting {
  kind: SeatKind;
  name: string;
  symbol: string;
  bot: string;
}
export const kinds: SeatKind[] = ['here', 'link', 'bot'];

export const animalNamed = (symbol: string) => animals.find((animal) => animal.name === symbol) ?? animals[0]!;

/** The first animal that nobody has. */
export const freeSymbol = (taken: Sitting[]): string =>
  animals.find((animal) => !taken.some((seat) => seat.symbol === animal.name))?.name ?? animals[0]!.name;

/** The next animal after this one that nobody has. */
export function nextSymbol(seat: Sitting, all: Sitting[]): string {
  const from = animals.findIndex((animal) => animal.name === seat.symbol);
  const order = [...animals.slice(from + 1), ...animals.slice(0, from)];
  return order.find((animal) => !all.some((other) => other.symbol === animal.name))?.name ?? seat.symbol;
}

/** An empty name stays empty: each reader says the animal in their own language. */
export function wished({ kind, name, symbol, bot }: Sitting): NewSeat {
  return { kind, name: name.trim(), colour: animalNamed(symbol).colour, symbol, ...(kind === 'bot' ? { bot } : {}) };
}
