/** From a table that is over to the one that follows it: a rematch, or the next run. */
import { allSeats, keepSeats } from './keys';
import { router } from './router.svelte';
import { askRematch, type Rematch } from './wire';

/** Somebody who goes over, and what they have been told about where to. */
interface Goer {
  token: string;
  rematch?: Rematch | null;
}

/** Keys to the seats of this device at the next table, each of its own; `watched` is for who only looks on. Says which table it is. */
export async function bring(table: string, count: number, players: Goer[], watched: Rematch[] = []): Promise<string | undefined> {
  const seats = await Promise.all(players.map(({ token, rematch }) => rematch ?? askRematch(table, token)));
  // Where the table was laid, the keys of the other seats go over too.
  const given = (allSeats(table, count) ?? []).filter((key) => !players.some(({ token }) => token === key.token));
  const others = await Promise.all(given.map(async (key) => ({ ...(await askRematch(table, key.token)), kind: key.kind })));
  const all = [...[...seats, ...watched].map((each) => ({ ...each, kind: 'here' })), ...others];
  const next = all[0]?.table;
  if (next)
    keepSeats(
      next,
      all.map(({ token, seat, name, kind }) => ({ token, seat, name, kind })),
    );
  return next;
}

/** All seats of this device go over together. */
export async function goOver(...goers: Parameters<typeof bring>): Promise<void> {
  const next = await bring(...goers);
  if (next) router.go(`/table/${next}`);
}
