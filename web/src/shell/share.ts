/** Addresses that are sent to others. */

/** Where others find this server: as it says itself, or where this browser has found it. */
const origin = (): string => document.querySelector<HTMLMetaElement>('meta[name=samobranka-origin]')?.content || location.origin;

const path = (...parts: string[]): string => parts.map((part) => `/${encodeURIComponent(part)}`).join('');

/** Whoever has it sits there. */
export const linkTo = (table: string, token: string): string => origin() + path('table', table, token);

/** Whoever has it sees the table; at a browser that has a seat there it leads to the seat. */
export const watchPath = (table: string, watch: string): string => path('watch', table, watch);
export const watchLink = (table: string, watch: string): string => origin() + watchPath(table, watch);

export const joinLink = (code: string): string => origin() + path('join', code);

/** Whether nobody but this computer can open such an address. */
export const onlyHere = (): boolean => /^https?:\/\/(localhost|127\.|\[::1)/.test(origin());

/** A link of this server as somebody pasted it: where it leads, or whose it is otherwise. */
export function pasted(text: string): { path: string } | { elsewhere: string } | null {
  const found = text.match(/^(https?:\/\/[^/]+)?\/?((?:[^#]*#)?\/(?:table|watch|replay|join)\/.+)$/);
  if (!found) return null;
  const [, host, rest = ''] = found;
  if (host && host !== location.origin && host !== origin()) return { elsewhere: host };
  return { path: rest.includes('#') ? `/#${rest.split('#')[1]}` : rest };
}
