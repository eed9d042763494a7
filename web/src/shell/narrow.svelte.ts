/** Whether the side of the table lies under it, as on a phone. */
const query = matchMedia('(max-width: 1023px)');

class Narrow {
  is = $state(query.matches);

  constructor() {
    query.addEventListener('change', () => (this.is = query.matches));
  }
}

export const narrowPage = new Narrow();
