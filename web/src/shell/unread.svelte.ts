/** How many lines of chat have been read at each table, in this browser window. */
const KEY = 'samobranka.read';
const read = $state<Record<string, number>>(JSON.parse(sessionStorage.getItem(KEY) ?? '{}'));

export const unread = (table: string, lines: number): number => Math.max(0, lines - (read[table] ?? 0));

export function haveRead(table: string, lines: number): void {
  read[table] = lines;
  sessionStorage.setItem(KEY, JSON.stringify(read));
}
