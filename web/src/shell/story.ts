/** The story as the browser keeps it: lines as they came, told up to an event, and joined to rows. */
import type { Line, Message } from './wire';

/** A line that is read: one that came, with all that goes on with it. */
export interface Row {
  /** The number of its first event. */
  number: number;
  seat: number | null;
  lines: Line[];
}
/** A sentence, and which event of its line it begins with. */
export interface Sentence {
  line: Line;
  at: number;
  message: Message;
  /** A great moment is among what it tells of. */
  great: boolean;
}

export const countOf = (line: Line): number => line.count ?? 1;

/** How many events these lines tell of. */
export const eventsOf = (lines: readonly Line[]): number => lines.reduce((sum, line) => sum + countOf(line), 0);

export function rowsOf(lines: readonly Line[]): Row[] {
  const rows: Row[] = [];
  for (const line of lines) {
    const last = rows.at(-1);
    if (line.joins && last) last.lines.push(line);
    else rows.push({ number: line.number, seat: line.seat ?? null, lines: [line] });
  }
  return rows;
}

export const sentencesOf = (lines: readonly Line[]): Sentence[] =>
  lines.flatMap((line) =>
    line.says.map((message, i) => {
      const [at, next] = [line.begins?.[i] ?? 0, line.says.length > i + 1 ? (line.begins?.[i + 1] ?? 0) : countOf(line)];
      return { line, at, message, great: Boolean(line.great?.some(([event]) => event >= at && event < next)) };
    }),
  );

/** What can be told when so many events have begun: nothing before it happens. */
export function upTo(lines: readonly Line[], count: number): Line[] {
  const told: Line[] = [];
  for (const line of lines) {
    if (count <= 0) break;
    const begun = count;
    const says = begun >= countOf(line) ? line.says : line.says.filter((_, i) => (line.begins?.[i] ?? 0) < begun);
    if (says.length) told.push(says === line.says ? line : { ...line, says });
    count -= countOf(line);
  }
  return told;
}

/** What is called out, by the place of the event among all of them. */
export function greatOf(lines: readonly Line[]): ReadonlyMap<number, Message> {
  const found = new Map<number, Message>();
  let first = 0;
  for (const line of lines) {
    for (const [at, message] of line.great ?? []) found.set(first + at, message);
    first += countOf(line);
  }
  return found;
}

/** With these a turn begins: so every game calls them (docs/adding-a-game.md). */
export const isTurn = ({ id }: Message): boolean => /-(event|story)-turn$/.test(id);
