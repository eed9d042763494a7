/** The wire, as docs/wire.md says it; its types come from the server. */
import { fetched } from './early';
import type {
  Figures,
  Freeing,
  GameInfo,
  Message,
  NewTable,
  Rematch,
  SeatChange,
  SeatLine,
  SeatLink,
  SeatWish,
  Seen,
  TableLine,
} from './wire.gen';

export type {
  Ask,
  Chapter,
  ChatLine,
  Choice,
  Door,
  EventLine,
  Figures,
  FromServer,
  GameEvent,
  GameInfo,
  GameOption as Option,
  Invitation,
  Kind as SeatKind,
  Line,
  Message,
  NewTable,
  Next,
  Outcome,
  Place,
  Rematch,
  Replay,
  ReplayStep,
  SeatWish as NewSeat,
  Seen,
  Shown,
  TableFrame,
  TableLine,
  ToServer,
  View,
} from './wire.gen';
/** A seat as far as a board needs to know it. */
export type Seat = Pick<SeatLine, 'seat' | 'name' | 'kind'> & Partial<SeatLine>;
export type Fact = NonNullable<Message['facts']>[string];

/** What the server refused, as a message to be said. */
export class Refused extends Error {
  constructor(readonly why: Message) {
    super(why.id);
  }
}

/** Why something did not work, to be said. */
export const troubleOf = (error: unknown): Message => (error instanceof Refused ? error.why : { id: 'ui-no-server' });

/** What is sent with a request. */
export const post = (data: unknown): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(data),
});

export async function json<T>(path: string, init?: RequestInit): Promise<T> {
  const answer = await (init ? fetch(path, init).catch(() => null) : fetched(path));
  if (!answer) throw new Refused({ id: 'ui-no-server' });
  const data = await answer.json().catch(() => null);
  if (!answer.ok || !data) throw new Refused((data as { error?: Message } | null)?.error ?? { id: 'ui-no-server' });
  return data as T;
}

export const listGames = (): Promise<GameInfo[]> => json<GameInfo[]>('/api/games');

export const listTables = async (tokens: string[]): Promise<TableLine[]> =>
  tokens.length ? json<TableLine[]>(`/api/tables?tokens=${tokens.map(encodeURIComponent).join(',')}`) : [];

/** `patience`: after so many seconds a bot plays on for who is away; 0: never. `practice`: anything can be taken back. */
export const makeTable = (
  game: string,
  options: Record<string, unknown>,
  seats: SeatWish[],
  patience?: number,
  practice = false,
): Promise<NewTable> => json('/api/tables', post({ game, options, seats, practice, patience }));

const place = (table: string, what: string, token: string): string =>
  `/api/tables/${encodeURIComponent(table)}/${what}?token=${encodeURIComponent(token)}`;

export type { SeatChange };

export const changeSeat = (table: string, token: string, change: SeatChange): Promise<Seat[]> =>
  json(place(table, 'seat', token), post(change));

export const freeSeat = (table: string, tokens: string[], seat: number): Promise<SeatLink> =>
  json(place(table, 'free', tokens.join(',')), post({ seat } satisfies Freeing));

export const askRematch = (table: string, token: string): Promise<Rematch> => json(place(table, 'rematch', token), { method: 'POST' });

/** A moment of the past, by the number of an event. */
export const fetchSeen = (table: string, token: string, number: number): Promise<Seen> =>
  json(`${place(table, 'seen', token)}&number=${number}`);

export const figuresOf = (table: string, token: string): Promise<Figures> => json(place(table, 'statistics', token));
