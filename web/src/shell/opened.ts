/** The events of a line of the story, in words: fetched when it is opened. */
import { countOf } from './story';
import { fetchSeen, type EventLine, type Line } from './wire';

/** Those among these that a line tells of. */
export function within(line: Line, told: readonly EventLine[]): EventLine[] {
  const first = told.findIndex(({ number }) => number === line.number);
  return told.slice(first, first + countOf(line));
}

export const opened =
  ({ table, token }: { table: string; token: string }) =>
  async (line: Line): Promise<EventLine[]> =>
    within(line, (await fetchSeen(table, token, line.number)).told);
