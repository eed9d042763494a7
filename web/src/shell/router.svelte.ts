/**
 * Where we are. Addresses that people send each other are paths, so that a messenger can ask the server what they lead to:
 * `/table/ID/TOKEN` is a seat, `/watch/ID/TOKEN` a table to look at, `/join/CODE` its door. All others stand after the hash.
 */
export type Place =
  | { page: 'home' }
  | { page: 'credits' }
  | { page: 'setup'; game: string }
  /** `watch`: for who has no seat there. */
  | { page: 'table'; table: string; token: string | null; watch: string | null }
  | { page: 'replay'; table: string; token: string | null; to: number | null; eyes: string }
  | { page: 'campaign'; campaign: string; token: string | null }
  | { page: 'seats'; table: string }
  | { page: 'join'; code: string }
  | { page: 'rules'; game: string; rule: string };

const parts = (path: string): string[] => path.split('/').filter(Boolean).map(plain);

function read(): Place {
  if (location.hash.length < 2) return sent() ?? { page: 'home' };
  const [path = '', query = ''] = location.hash.slice(1).split('?');
  const [page, name = '', part = ''] = parts(path);
  const asked = new URLSearchParams(query);
  const token = asked.get('token');
  if (page === 'credits') return { page };
  if (!name) return { page: 'home' };
  if (page === 'setup') return { page, game: name };
  if (page === 'table') return { page, table: name, token, watch: null };
  if (page === 'replay')
    return { page, table: name, token, to: asked.has('to') ? Number(asked.get('to')) : null, eyes: asked.get('eyes') ?? '' };
  if (page === 'campaign') return { page, campaign: name, token };
  if (page === 'seats') return { page, table: name };
  if (page === 'join') return { page, code: name };
  if (page === 'rules') return { page, game: name, rule: part };
  return { page: 'home' };
}

function sent(): Place | null {
  const [page, name = '', token = ''] = parts(location.pathname);
  if (page === 'join' && name) return { page, code: name };
  if (page === 'table' && token) return { page, table: name, token, watch: null };
  if (page === 'watch' && token) return { page: 'table', table: name, token: null, watch: token };
  return null;
}

/** An address may be cut off in the middle of a sign. */
function plain(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** What an address asks for beside the page. */
export const wish = (name: string): string | null =>
  new URLSearchParams(location.search).get(name) ?? new URLSearchParams(location.hash.split('?')[1]).get(name);

class Router {
  place = $state<Place>(read());

  constructor() {
    const moved = () => {
      // A link on a page that has a path of its own.
      if (location.pathname !== '/' && location.hash.length > 1) history.replaceState(null, '', `/${location.hash}`);
      this.place = read();
    };
    addEventListener('hashchange', moved);
    addEventListener('popstate', moved);
  }

  go(address: string): void {
    if (location.pathname === '/') location.hash = address;
    else this.open(`/#${address}`);
  }

  /** A whole address of this server. */
  open(address: string): void {
    history.pushState(null, '', address);
    this.place = read();
  }

  /** What stands in the address bar from now on; the page stays. */
  show(address: string): void {
    history.replaceState(null, '', address);
  }
}

export const router = new Router();
