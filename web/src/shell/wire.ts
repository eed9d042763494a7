/** The wire, as docs/wire.md says it; its types come from the server. */
import { fetched } from './early';
import type {
  BrokenGame,
  Figures,
  Freeing,
  GameInfo,
  Invitation,
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
  Phrase,
  Place,
  Rematch,
  Replay,
  ReplayStep,
  SeatWish as NewSeat,
  Seen,
  Shown,
  SignalFrame,
  TableFrame,
  TableLine,
  ToServer,
  View,
  Waiting,
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

/** With what opens it. Addresses are written down in many places, so it is in none of them. */
export const opened = (tokens: string | string[], init: RequestInit = {}): RequestInit => ({
  ...init,
  headers: { ...init.headers, authorization: `Bearer ${[tokens].flat().join(',')}` },
});

/** The same of a file, whose text it is already. */
export const file = (text: string): RequestInit => ({ ...post(null), body: text });

export async function json<T>(path: string, init?: RequestInit): Promise<T> {
  const answer = await (init ? fetch(path, init).catch(() => null) : fetched(path));
  if (!answer) throw new Refused({ id: 'ui-no-server' });
  const data = await answer.json().catch(() => null);
  if (!answer.ok || !data) throw new Refused((data as { error?: Message } | null)?.error ?? { id: 'ui-no-server' });
  return data as T;
}

export const listGames = (): Promise<GameInfo[]> => json<GameInfo[]>('/api/games');

/** Games that are installed and cannot be played. */
export const listBroken = (): Promise<BrokenGame[]> => json<BrokenGame[]>('/api/broken');

export const listTables = async (tokens: string[]): Promise<TableLine[]> =>
  tokens.length ? json<TableLine[]>('/api/tables', opened(tokens)) : [];

/** `patience`: after so many seconds a bot plays on for who is away; 0: never. `practice`: anything can be taken back. */
export const makeTable = (
  game: string,
  options: Record<string, unknown>,
  seats: SeatWish[],
  patience?: number,
  practice = false,
): Promise<NewTable> => json('/api/tables', post({ game, options, seats, practice, patience }));

const place = (table: string, what: string): string => `/api/tables/${encodeURIComponent(table)}/${what}`;

export type { SeatChange };

export const changeSeat = (table: string, token: string | string[], change: SeatChange): Promise<Seat[]> =>
  json(place(table, 'seat'), opened(token, post(change)));

export const freeSeat = (table: string, tokens: string[], seat: number): Promise<SeatLink> =>
  json(place(table, 'free'), opened(tokens, post({ seat } satisfies Freeing)));

export const askRematch = (table: string, token: string | string[]): Promise<Rematch> =>
  json(place(table, 'rematch'), opened(token, { method: 'POST' }));

/** How others come to this table. */
export const invitationTo = (table: string, token: string): Promise<Invitation> => json(place(table, 'invite'), opened(token));

/** A moment of the past, by the number of an event. */
export const fetchSeen = (table: string, token: string, number: number): Promise<Seen> =>
  json(`${place(table, 'seen')}?number=${number}`, opened(token));

export const figuresOf = (table: string, token: string): Promise<Figures> => json(place(table, 'statistics'), opened(token));
