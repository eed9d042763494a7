/** The address after the hash: `#/`, `#/setup/<game>`, `#/table/<table>?token=…`, `#/rules/<game>/<rule>`. */
export type Place = { page: 'home' } | { page: 'setup'; game: string } | { page: 'table'; table: string; token: string | null } | { page: 'rules'; game: string; rule: string };

function read(): Place {
  const [path = '', query = ''] = location.hash.slice(1).split('?');
  const [page, name, part = ''] = path.split('/').filter(Boolean).map(decodeURIComponent);
  if (page === 'table' && name) return { page, table: name, token: new URLSearchParams(query).get('token') };
  if (page === 'setup' && name) return { page, game: name };
  if (page === 'rules' && name) return { page, game: name, rule: part };
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
