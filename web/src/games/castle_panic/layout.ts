/** Where things lie: middle of the castle at 0,0; the forest ends at 346. */
import type { Monster } from './view';

export const RIM = 346;
export interface Layout {
  /** Inner and outer radius of each ring. */
  rings: Record<string, [number, number]>;
  token: number;
  /** How much larger than drawn: numbers of arcs, tags on tokens, words and numbers beside piles. */
  plate: number;
  tag: number;
  label: number;
  count: number;
  /** Whether there is room to write on a card that lies on a pile. */
  named: boolean;
}
export const wide: Layout = {
  rings: { forest: [290, RIM], archer: [234, 290], knight: [178, 234], swordsman: [122, 178], castle: [34, 112] },
  token: 25,
  plate: 1,
  tag: 1,
  label: 1,
  count: 1,
  named: true,
};
export const narrow: Layout = {
  rings: { forest: [302, RIM], archer: [242, 302], knight: [182, 242], swordsman: [122, 182], castle: [34, 112] },
  token: 31,
  plate: 1.46,
  tag: 1.7,
  label: 1,
  count: 1,
  named: true,
};

/** However small the board is, nothing on it is written smaller than this many pixels. */
const LEAST = 12.2;
/** The size of a name on the discard pile. */
export const NAME = 13.2;
/** `unit`: how many pixels of the screen one unit of the drawing is. */
export function fitted(layout: Layout, unit: number): Layout {
  if (!unit) return layout;
  const enough = (size: number, scale: number, most: number) => Math.min(most, Math.max(scale, LEAST / (size * unit)));
  return {
    ...layout,
    plate: enough(17, layout.plate, 2.5),
    tag: enough(12.5, layout.tag, 2.6),
    label: enough(12.5, layout.label, 1.6),
    count: enough(32, layout.count, 1.5),
    named: NAME * unit >= 12,
  };
}

export const middle = (arc: number) => 30 + 60 * (arc - 1);

/** A place by its name: "archer-3", and "wall-3" and "tower-3" too. */
export function parse(space: string): { ring: string; arc: number } {
  const [ring = '', arc = '1'] = space.split('-');
  return { ring, arc: Number(arc) };
}

export interface Stand {
  monster: Monster;
  degrees: number;
  radius: number;
  /** So many stand here that they hide each other: the space opens when it is pointed at. */
  crowded: boolean;
  /** How many, on the last of them while they stand close. */
  count: number;
  /** Of the token: inside the castle several are smaller, so that everybody sees where they stand. */
  size: number;
}
/** A space whose monsters are spread out, around the one that was pointed at. */
export interface Opened {
  space: string;
  around: string;
}

function stepIn(radius: number, count: number, size: number): { step: number; comfortable: number } {
  const comfortable = (2 * Math.asin(Math.min(1, (size + 3) / radius)) * 180) / Math.PI;
  return { comfortable, step: count > 1 ? Math.min(comfortable, 42 / (count - 1)) : 0 };
}

/** A space of the castle is a wedge: two stand side by side in it, more in two rows, and nobody stands in another's. */
const WEDGE: [radius: number, degrees: number][][] = [
  [[76, 0]],
  [
    [87, -14.4],
    [87, 14.4],
  ],
  [
    [92, -14],
    [92, 14],
    [55, 0],
  ],
  [
    [96, -18],
    [96, 0],
    [96, 18],
    [60, 0],
  ],
  [
    [96, -18],
    [96, 0],
    [96, 18],
    [63, -14],
    [63, 14],
  ],
];
const WEDGE_SIZES = [31, 20.5, 19, 15, 15];

/** Monsters of one space stand side by side, closer together the more there are. */
export function stand(monsters: Monster[], layout: Layout, opened: Opened | null = null): Stand[] {
  const spaces = new Map<string, Monster[]>();
  for (const monster of monsters) spaces.set(monster.space, [...(spaces.get(monster.space) ?? []), monster]);
  return monsters.map((monster) => {
    const { ring, arc } = parse(monster.space);
    const here = spaces.get(monster.space)!;
    const [inner, outer] = layout.rings[ring] ?? [0, 0];
    const index = here.indexOf(monster);
    const wedge = ring === 'castle' ? WEDGE[here.length - 1] : undefined;
    if (wedge) {
      const [radius, aside] = wedge[index]!;
      const size = Math.min(layout.token, WEDGE_SIZES[here.length - 1]!);
      return { monster, crowded: false, count: 0, size, radius, degrees: middle(arc) + aside };
    }
    const size = ring === 'castle' ? 15 : layout.token;
    const radius = ring === 'castle' ? 92 : ring === 'forest' ? 318 : (inner + outer) / 2;
    const { step, comfortable } = stepIn(radius, here.length, size);
    const place = (at: number) => (at - (here.length - 1) / 2) * step;
    // In the forest the number plates stay readable: a lone monster stands beside its number.
    const aside = ring === 'forest' && here.length === 1 ? -11 : 0;
    const crowded = step < comfortable * 0.62 && here.length > 1;
    const count = crowded && opened?.space !== monster.space && here.at(-1) === monster ? here.length : 0;
    if (crowded && opened?.space === monster.space)
      return { monster, crowded, count, size: layout.token, ...spread(here, monster, opened, radius, middle(arc), place, layout) };
    return { monster, crowded, count, size, radius, degrees: middle(arc) + place(index) + aside };
  });
}

/** The one that was pointed at keeps its place; the others move away from it. */
function spread(
  here: Monster[],
  monster: Monster,
  opened: Opened,
  radius: number,
  arc: number,
  place: (index: number) => number,
  layout: Layout,
): { degrees: number; radius: number } {
  const far = Math.max(radius, here.length > 5 ? 112 : radius);
  const step = Math.min(330 / here.length, (2 * Math.asin(Math.min(1, (layout.token + 3) / far)) * 180) / Math.PI);
  const kept = Math.max(
    0,
    here.findIndex((each) => each.id === opened.around),
  );
  return { radius: far, degrees: arc + place(kept) + (here.indexOf(monster) - kept) * step };
}
