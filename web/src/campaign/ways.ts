/** The ways in and out of campaigns. */
import { keepCampaign, keepTable, myTokens } from '../shell/keys';
import { router } from '../shell/router.svelte';
import { listTables, type NewSeat, type NewTable, type TableFrame } from '../shell/wire';
import { gameName, word } from '../shell/words.svelte';
import { beginCampaign, loadCampaign, type Options } from './wire';

/** What a table says about the campaign that it is a run of; who only watches has no token of it. */
export type Run = NonNullable<TableFrame['campaign']>;

/** What a campaign is called; one without a name, as its game. */
export const called = (game: string, name: string): string => name || gameName(game);

export const runOf = (game: string, { run, name }: Run): string => word('runs-run-of', { run, name: called(game, name) });

export const open = (campaign: string): void => router.go(`/campaign/${encodeURIComponent(campaign)}`);

/** A campaign of its own, with the table of its first run. */
export async function begin(game: string, name: string, options: Options, seats: NewSeat[], patience: number): Promise<NewTable> {
  const made = await beginCampaign(game, name, options, seats, patience);
  keepCampaign(made);
  return made.table;
}

/** The tokens of seats that this browser holds at a run; those of one that was given up open nothing any more. */
export async function seatsAt(table: string): Promise<string[]> {
  const lines = await listTables(myTokens(table));
  return lines.flatMap((line) => (line.seat === null ? [] : line.token));
}

/** A saved campaign. If a run was open in it, people choose their seats first. */
export async function load(text: string): Promise<void> {
  const { campaign, token, table } = await loadCampaign(text);
  keepCampaign({ campaign, token });
  if (!table) return open(campaign);
  keepTable(table);
  router.go(`/seats/${encodeURIComponent(table.table)}`);
}
