/** What has been played, as docs/wire.md says it. */
import { json, Refused, type Message, type Replay } from '../shell/wire';

const at = (table: string, what: string, query: Record<string, string>) =>
  `/api/tables/${encodeURIComponent(table)}/${what}?${new URLSearchParams(query)}`;

export const fetchReplay = (table: string, token: string, eyes: string): Promise<Replay> => json(at(table, 'replay', { token, eyes }));

/** The save is fetched first, so that a refusal is a sentence and not a broken download. */
export async function download(address: string, name: string): Promise<void> {
  const answer = await fetch(address).catch(() => null);
  const text = (await answer?.text().catch(() => '')) ?? '';
  if (!answer?.ok) throw new Refused(refusalIn(text));
  const file = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = Object.assign(document.createElement('a'), { href: file, download: `${JSON.parse(text).game}-${name}.json` });
  link.click();
  setTimeout(() => URL.revokeObjectURL(file), 10_000);
}

export const downloadSave = (table: string, tokens: string[]): Promise<void> =>
  download(at(table, 'save', { token: tokens.join(',') }), table);

function refusalIn(text: string): Message {
  try {
    return JSON.parse(text).error;
  } catch {
    return { id: 'ui-no-server' };
  }
}
