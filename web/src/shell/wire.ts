/** The wire, as docs/wire.md says it. */
export interface Message {
  id: string;
  facts?: Record<string, Fact>;
}
export type Fact = string | number | Message;

export interface Seat {
  seat: number;
  name: string;
  colour?: string | null;
  symbol?: string | null;
  kind: string;
  here?: boolean;
}
export interface Choice {
  message: Message;
  pieces: string[];
  verb: string;
}
export interface Ask {
  ask: number;
  seat: number;
  question: Message;
  choices: Choice[];
  undo: boolean;
}
export interface Line {
  number: number;
  message: Message;
}
export interface Outcome {
  reason: string;
  teams: number[][];
  winners: number[];
  scores: number[];
  lines: [number, string, number, number][];
  honours: number[];
}
export type View = Record<string, unknown>;
export type Option = { name: string; default: boolean | number | string; values: (number | string)[]; group: string; rule: string };
export interface GameInfo {
  id: string;
  version: string | number;
  seats: [number, number];
  minutes: number;
  options: Option[];
}
export type SeatKind = 'here' | 'link' | 'bot';
export interface NewSeat {
  kind: SeatKind;
  bot?: string;
  name: string;
  colour: string;
  symbol: string;
}
export interface NewTable {
  table: string;
  spectator: string;
  seats: { seat: number; token: string; kind: string; name: string }[];
}
export interface TableLine {
  table: string;
  token: string;
  game: string;
  seat: number | null;
  turn: number;
  over: boolean;
  names: string[];
  changed?: number | string;
}
export interface ChatLine {
  seat: number | null;
  text: string;
  at: number;
}
/** A fact that happened; the game's board knows its kinds. */
export type GameEvent = { kind: string } & Record<string, unknown>;
/** Who must choose now. */
export type Next = ({ type: 'ask' } & Ask) | { type: 'wait'; for: { seat: number; question: Message }[]; undo: boolean } | { type: 'over'; outcome: Outcome };
export type FromServer =
  | { type: 'table'; table: string; game: string; options: Record<string, unknown>; seat: number | null; seats: Seat[]; number: number; view: View; log: Line[]; chat: ChatLine[]; next: Next }
  | { type: 'events'; first: number; number: number; events: GameEvent[]; log: Line[]; changes: View; chat?: ChatLine[]; next: Next }
  | { type: 'seats'; seats: Seat[] }
  | ({ type: 'chat' } & ChatLine)
  | { type: 'hint'; ask: number; choice: number }
  | { type: 'refused'; error: Message; ask?: number };

/** What the server refused, as a message to be said. */
export class Refused extends Error {
  constructor(readonly why: Message) {
    super(why.id);
  }
}

export async function json<T>(path: string, init?: RequestInit): Promise<T> {
  const answer = await fetch(path, init).catch(() => null);
  if (!answer) throw new Refused({ id: 'ui-no-server' });
  const data = await answer.json().catch(() => null);
  if (!answer.ok || !data) throw new Refused((data as { error?: Message } | null)?.error ?? { id: 'ui-no-server' });
  return data as T;
}

export const listGames = (): Promise<GameInfo[]> => json<GameInfo[]>('/api/games');

export const listTables = async (tokens: string[]): Promise<TableLine[]> => {
  if (!tokens.length) return [];
  const data = await json<TableLine[] | { tables: TableLine[] }>(`/api/tables?tokens=${tokens.map(encodeURIComponent).join(',')}`);
  return Array.isArray(data) ? data : data.tables;
};

export const makeTable = (game: string, options: Record<string, unknown>, seats: NewSeat[]): Promise<NewTable> =>
  json('/api/tables', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ game, options, seats, practice: false }),
  });
