/** What home asks of the server: bots, saves, and the way in with a code. */
import { file, json, post, type View, type Door, type NewTable, type Place } from '../shell/wire';

export const knock = (code: string): Promise<Door> => json('/api/join', post({ code }));

export const sitDown = (code: string, seat: number | null, name: string): Promise<Place> =>
  json('/api/join/seat', post({ code, seat, name }));

export const loadSave = (text: string): Promise<NewTable> => json('/api/tables/load', file(text));

/** Bots for people who play, weak to strong; the lab's own stay in the lab. A server without the list has one. */
export async function botLevels(): Promise<string[]> {
  const offered = await json<string[]>('/api/bots').catch(() => ['greedy']);
  const order = ['easy', 'normal', 'hard'];
  return [...order.filter((level) => offered.includes(level)), ...offered.filter((name) => ![...order, 'random', 'pass'].includes(name))];
}

/** What values of options look like, by option and value. */
export const fetchSketches = (game: string): Promise<Record<string, Record<string, View>>> =>
  json(`/api/sketches/${encodeURIComponent(game)}`);
