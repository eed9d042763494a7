/** The seats that this browser may sit on: tokens by table, and those of campaigns. They are kept here and nowhere else. */
import type { NewTable } from './wire';

export interface Key {
  token: string;
  seat: number | null;
  name: string;
  kind: string;
}
const HOST = 'host';
const [TABLES, CAMPAIGNS] = ['samobranka.tables', 'samobranka.campaigns'];

function stored<T>(where: string): Record<string, T> {
  try {
    return JSON.parse(localStorage.getItem(where) ?? '{}');
  } catch {
    return {};
  }
}
const keep = (where: string, keys: unknown): void => localStorage.setItem(where, JSON.stringify(keys));

export const allKeys = (): Record<string, Key[]> => stored(TABLES);
const store = (keys: Record<string, Key[]>): void => keep(TABLES, keys);

export const campaignKeys = (): Record<string, string> => stored(CAMPAIGNS);

/** Whoever plays a run may go on with its campaign; who only watches has no token. */
export function keepCampaign({ campaign, token }: { campaign: string; token: string }): void {
  if (token) keep(CAMPAIGNS, { ...campaignKeys(), [campaign]: token });
}

export function forgetCampaign(campaign: string): void {
  const keys = campaignKeys();
  delete keys[campaign];
  keep(CAMPAIGNS, keys);
}

export function keepTable(made: Pick<NewTable, 'table' | 'seats' | 'host'>): void {
  const seats = made.seats.map(({ token, seat, name, kind }) => ({ token, seat, name, kind }));
  store({ ...allKeys(), [made.table]: [...seats, ...hostsKey(made.host)] });
}

/** The key of whoever laid a table, beside those of seats. */
export const hostsKey = (token: string): Key[] => (token ? [{ token, seat: null, name: '', kind: HOST }] : []);

/** The same of a table that was laid here; none, if it was not, or long ago. */
export const hostKey = (table: string): string => allKeys()[table]?.find((key) => key.kind === HOST)?.token ?? '';

export function keepToken(table: string, token: string): void {
  const keys = allKeys();
  if (keys[table]?.some((key) => key.token === token)) return;
  store({ ...keys, [table]: [...(keys[table] ?? []), { token, seat: null, name: '', kind: 'here' }] });
}

/** The seats that this device holds at a rematch; a seat has one key. */
export function keepSeats(table: string, seats: Key[]): void {
  const keys = allKeys();
  const old = (keys[table] ?? []).filter(
    (key) => !seats.some((seat) => seat.seat === key.seat && (seat.kind === HOST) === (key.kind === HOST)),
  );
  store({ ...keys, [table]: [...old, ...seats] });
}

/** What opens a seat from now on, in the place of what did. */
export function keepKey(table: string, key: Key): void {
  const keys = allKeys();
  store({ ...keys, [table]: [...(keys[table] ?? []).filter((each) => each.seat !== key.seat), key] });
}

/** The keys of all seats in their order: only where the table was laid. */
export function allSeats(table: string, count: number): Key[] | null {
  const keys = allKeys()[table] ?? [];
  const seats = Array.from({ length: count }, (_, seat) => keys.find((key) => key.seat === seat));
  return seats.every((key) => key !== undefined) ? seats : null;
}

/** How a seat of this device came here, to be taken back as the same. */
export const kindOf = (table: string, token: string): 'here' | 'link' => {
  const key = (allKeys()[table] ?? []).find((each) => each.token === token);
  return key?.kind === 'here' && key.seat !== null ? 'here' : 'link';
};

export function forget(table: string): void {
  const keys = allKeys();
  delete keys[table];
  store(keys);
}

/** Tokens that play here: not the bots' and not the ones given away as links. */
export function myTokens(table: string): string[] {
  return (allKeys()[table] ?? []).filter((key) => key.kind === 'here').map((key) => key.token);
}

export const links = (table: string): Key[] => (allKeys()[table] ?? []).filter((key) => key.kind === 'link');

const seatHere = (table: string): string => `seat ${table}`;

/** Where this window sits: by the link it was opened with, as before it was loaded anew, or on all this browser has. Else it watches. */
export function tokensFor(table: string, token: string | null, watch: string | null): string[] {
  if (token) {
    keepToken(table, token);
    sessionStorage.setItem(seatHere(table), token);
    return [token];
  }
  const mine = myTokens(table);
  const before = sessionStorage.getItem(seatHere(table));
  if (before && mine.includes(before)) return [before];
  const seats = mine.filter((each) => each !== watch);
  if (seats.length || !watch) return seats;
  keepToken(table, watch);
  return [watch];
}
