/** What has been played, as docs/wire.md says it. */
import { json, opened, Refused, type Message, type Replay } from '../shell/wire';

const at = (table: string, what: string) => `/api/tables/${encodeURIComponent(table)}/${what}`;

const fetchPart = (table: string, token: string, eyes: string, since: number): Promise<Replay> =>
  json(`${at(table, 'replay')}?${new URLSearchParams({ eyes, since: String(since) })}`, opened(token));

/** A long play comes in parts, which are put together. */
export async function fetchReplay(table: string, token: string, eyes: string): Promise<Replay> {
  const told = await fetchPart(table, token, eyes, 0);
  while (told.steps.length < told.last) {
    const more = await fetchPart(table, token, eyes, told.steps.length);
    if (!more.steps.length) break;
    for (const part of ['steps', 'events', 'told', 'log'] as const) (told[part] as unknown[]).push(...more[part]);
  }
  return told;
}

/** The save is fetched first, so that a refusal is a sentence and not a broken download. */
export async function download(address: string, tokens: string | string[], name: string): Promise<void> {
  const answer = await fetch(address, opened(tokens)).catch(() => null);
  const text = (await answer?.text().catch(() => '')) ?? '';
  if (!answer?.ok) throw new Refused(refusalIn(text));
  const file = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = Object.assign(document.createElement('a'), { href: file, download: `${JSON.parse(text).game}-${name}.json` });
  link.click();
  setTimeout(() => URL.revokeObjectURL(file), 10_000);
}

export const downloadSave = (table: string, tokens: string[]): Promise<void> => download(at(table, 'save'), tokens, table);

function refusalIn(text: string): Message {
  try {
    return JSON.parse(text).error;
  } catch {
    return { id: 'ui-no-server' };
  }
}
