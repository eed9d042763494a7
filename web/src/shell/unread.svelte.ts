/** How many lines of chat have been read at each table, in this browser window. */
import type { ChatLine } from './wire';

const KEY = 'samobranka.read';
const read = $state<Record<string, number>>(JSON.parse(sessionStorage.getItem(KEY) ?? '{}'));

/** Lines that others have said since. What I say myself I have read. */
export const unread = ({ table, chat, seat }: { table: string; chat: readonly ChatLine[]; seat: number | null }): number =>
  chat.slice(read[table] ?? 0).filter((line) => line.seat !== seat || seat === null).length;

export function haveRead(table: string, lines: number): void {
  read[table] = lines;
  sessionStorage.setItem(KEY, JSON.stringify(read));
}
