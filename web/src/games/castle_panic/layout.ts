/** Where things lie: middle of the castle at 0,0; the forest ends at 346. */
import { polar } from '../../shell/geometry';
import type { Monster } from './view';

export const RIM = 346;
export interface Layout {
  /** Inner and outer radius of each ring. */
  rings: Record<string, [number, number]>;
  token: number;
  plate: number;
  tag: number;
}
export const wide: Layout = {
  rings: { forest: [290, RIM], archer: [234, 290], knight: [178, 234], swordsman: [122, 178], castle: [34, 112] },
  token: 25,
  plate: 1,
  tag: 1,
};
export const narrow: Layout = {
  rings: { forest: [302, RIM], archer: [242, 302], knight: [182, 242], swordsman: [122, 182], castle: [34, 112] },
  token: 31,
  plate: 1.46,
  tag: 1.7,
};

export const middle = (arc: number) => 30 + 60 * (arc - 1);

export function parse(space: string): { ring: string; arc: number } {
  const [ring = '', arc = '1'] = space.split('-');
  return { ring, arc: Number(arc) };
}

/** Monsters of one space stand side by side, closer together the more there are. */
export function stand(monsters: Monster[], layout: Layout): { monster: Monster; x: number; y: number }[] {
  const spaces = new Map<string, Monster[]>();
  for (const monster of monsters) spaces.set(monster.space, [...(spaces.get(monster.space) ?? []), monster]);
  return monsters
    .map((monster) => {
      const { ring, arc } = parse(monster.space);
      const here = spaces.get(monster.space)!;
      const [inner, outer] = layout.rings[ring] ?? [0, 0];
      const radius = ring === 'castle' ? 76 : ring === 'forest' ? 318 : (inner + outer) / 2;
      const comfortable = (2 * Math.asin(Math.min(1, (layout.token + 3) / radius)) * 180) / Math.PI;
      const room = ring === 'castle' ? 40 : 42;
      const step = here.length > 1 ? Math.min(comfortable, room / (here.length - 1)) : 0;
      const offset = (here.indexOf(monster) - (here.length - 1) / 2) * step;
      // In the forest the number plates stay readable: a lone monster stands beside its number.
      const aside = ring === 'forest' && here.length === 1 ? -11 : 0;
      const [x, y] = polar(radius, middle(arc) + offset + aside);
      return { monster, x, y };
    })
    .sort((a, b) => a.y - b.y || a.monster.id.localeCompare(b.monster.id));
}

