/** The address after the hash: `#/`, `#/setup/<game>`, `#/table/<table>?token=…`. */
export type Place = { page: 'home' } | { page: 'setup'; game: string } | { page: 'table'; table: string; token: string | null };

function read(): Place {
  const [path = '', query = ''] = location.hash.slice(1).split('?');
  const [page, name] = path.split('/').filter(Boolean).map(decodeURIComponent);
  if (page === 'table' && name) return { page, table: name, token: new URLSearchParams(query).get('token') };
  if (page === 'setup' && name) return { page, game: name };
  return { page: 'home' };
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
