/** Where things are on the screen, by the names that boards give them: `data-piece` and `data-place`. */

/** On a sheet that lies over the table first, then on the table; while an example of the rulebook plays, only there. `of`: where everybody
    has a board of the same names (`data-of`), on that one. */
export function find(name: string, of: number | null = null): Element | null {
  const escaped = CSS.escape(name);
  const example = document.querySelector('[data-example]');
  for (const within of example ? [example] : [document.querySelector('dialog[open]'), document]) {
    for (const found of within?.querySelectorAll(`[data-piece="${escaped}"],[data-place="${escaped}"]`) ?? []) {
      const whose = of === null ? null : found.closest<HTMLElement>('[data-of]');
      if (whose && whose.dataset.of !== String(of)) continue;
      const { width, height } = found.getBoundingClientRect();
      if (width && height) return found;
    }
  }
  return null;
}

/** The first of these that is on the screen. */
export function findOne(names: readonly string[]): Element | null {
  for (const name of names) {
    const found = find(name);
    if (found) return found;
  }
  return null;
}

export interface Spot {
  x: number;
  y: number;
  width: number;
  height: number;
}

export function spotOf(element: Element | null): Spot | null {
  if (!element) return null;
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2, width, height };
}
