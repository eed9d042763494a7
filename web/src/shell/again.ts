/** From a table that is over to the one that follows it: a rematch, or the next run. */
import { allSeats, hostKey, hostsKey, keepSeats } from './keys';
import { router } from './router.svelte';
import { askRematch, type Rematch } from './wire';

/** Somebody who goes over, and what they have been told about where to. */
interface Goer {
  token: string;
  rematch?: Rematch | null;
}

/** Keys to the seats of this device at the next table, each of its own; `watched` is for who only looks on. Says which table it is. */
export async function bring(table: string, count: number, players: Goer[], watched: Rematch[] = []): Promise<string | undefined> {
  const host = hostKey(table);
  const ask = (token: string) => askRematch(table, host ? [token, host] : token);
  const seats = await Promise.all(players.map(({ token, rematch }) => (host ? ask(token) : (rematch ?? ask(token)))));
  // Where the table was laid, the keys of the other seats go over too.
  const given = (allSeats(table, count) ?? []).filter((key) => !players.some(({ token }) => token === key.token));
  // Whoever took one of them by the code has a key of their own.
  const asked = given.map(async (key) => ({ ...(await ask(key.token)), kind: key.kind }));
  const others = (await Promise.allSettled(asked)).flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []));
  const all = [...[...seats, ...watched].map((each) => ({ ...each, kind: 'here' })), ...others];
  const next = all[0]?.table;
  if (next)
    keepSeats(next, [
      ...all.map(({ token, seat, name, kind }) => ({ token, seat, name, kind })),
      ...hostsKey(seats.find((each) => each.host)?.host ?? ''),
    ]);
  return next;
}

/** All seats of this device go over together. */
export async function goOver(...goers: Parameters<typeof bring>): Promise<void> {
  const next = await bring(...goers);
  if (next) router.go(`/table/${next}`);
}
