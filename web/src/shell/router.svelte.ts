/** The address after the hash. Pages that need a table take its token from the query, or from this browser's keys. */
export type Place =
  | { page: 'home' }
  | { page: 'credits' }
  | { page: 'setup'; game: string }
  | { page: 'table'; table: string; token: string | null }
  | { page: 'replay'; table: string; token: string | null; to: number | null; eyes: string }
  | { page: 'campaign'; campaign: string; token: string | null }
  | { page: 'seats'; table: string }
  | { page: 'join'; code: string }
  | { page: 'rules'; game: string; rule: string };

function read(): Place {
  const [path = '', query = ''] = location.hash.slice(1).split('?');
  const [page, name = '', part = ''] = path.split('/').filter(Boolean).map(plain);
  const asked = new URLSearchParams(query);
  const token = asked.get('token');
  if (page === 'credits') return { page };
  if (!name) return { page: 'home' };
  if (page === 'setup') return { page, game: name };
  if (page === 'table') return { page, table: name, token };
  if (page === 'replay')
    return { page, table: name, token, to: asked.has('to') ? Number(asked.get('to')) : null, eyes: asked.get('eyes') ?? '' };
  if (page === 'campaign') return { page, campaign: name, token };
  if (page === 'seats') return { page, table: name };
  if (page === 'join') return { page, code: name };
  if (page === 'rules') return { page, game: name, rule: part };
  return { page: 'home' };
}

/** An address may be cut off in the middle of a sign. */
function plain(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

class Router {
  place = $state<Place>(read());

  constructor() {
    addEventListener('hashchange', () => (this.place = read()));
  }

  go(address: string): void {
    location.hash = address;
  }
}

export const router = new Router();
