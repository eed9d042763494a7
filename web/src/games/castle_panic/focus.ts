/** Where an example happens: the arcs that change or are pointed at, and how near to go. */
import type { Focus } from '../../shell/desk';
import { polar, slice } from '../../shell/geometry';
import { middle, parse, RIM, wide } from './layout';
import type { CastleView, Monster } from './view';

export const WHOLE: Focus['box'] = [-380, -378, 760, 752];
const WALL = 122;
const TOWER = 76;
const SHADE = RIM + 1;
/** The camera never looks past the rings. */
const FAR = 205;

interface Spot {
  arc: number;
  radius: number;
}

function standing({ space }: Pick<Monster, 'space'>): Spot {
  const { ring, arc } = parse(space);
  const [inner, outer] = wide.rings[ring] ?? [0, 0];
  return { arc, radius: (inner + outer) / 2 };
}

const pillars = (before: string[], after: string[], radius: number): Spot[] =>
  [...before, ...after].filter((each) => before.includes(each) !== after.includes(each)).map((each) => ({ arc: parse(each).arc, radius }));

function changes(before: CastleView, after: CastleView): Spot[] {
  const spots = [
    ...pillars(before.walls, after.walls, WALL),
    ...pillars(before.fortified, after.fortified, WALL),
    ...pillars(before.towers, after.towers, TOWER),
  ];
  const old = new Map(before.monsters.map((monster) => [monster.id, monster]));
  for (const monster of after.monsters) {
    const was = old.get(monster.id);
    old.delete(monster.id);
    if (!was || was.hp !== monster.hp || was.tar !== monster.tar || was.space !== monster.space)
      spots.push(...(was ? [standing(was)] : []), standing(monster));
  }
  return [...spots, ...[...old.values()].map(standing)];
}

function pointedAt(view: CastleView, piece: string): Spot[] {
  const monster = view.monsters.find((each) => each.id === piece);
  if (monster) return [standing(monster)];
  const { ring, arc } = parse(piece);
  if (ring === 'wall' || ring === 'tower') return [{ arc, radius: ring === 'wall' ? WALL : TOWER }];
  return ring in wide.rings ? [standing({ space: piece })] : [];
}

/** One arc, or two neighbours: the camera moves in. More: the whole board, with the arcs in the light. */
export function focus(views: CastleView[], pieces: string[]): Focus | null {
  const spots = [
    ...views.slice(1).flatMap((view, i) => changes(views[i]!, view)),
    ...pieces.flatMap((piece) => views.flatMap((view) => pointedAt(view, piece))),
  ];
  const arcs = [...new Set(spots.map((spot) => spot.arc))].sort((a, b) => a - b);
  if (!arcs.length || arcs.length > 4) return null;
  const half = (to: number) => `a${SHADE},${SHADE} 0 1 0 ${to},0`;
  const slices = arcs.map((arc) => slice(34, SHADE, middle(arc) - 30, middle(arc) + 30));
  const shade = `M${-SHADE},0${half(2 * SHADE)}${half(-2 * SHADE)}Z${slices.join('')}`;
  const [first, last] = [arcs[0]!, arcs.at(-1)!];
  const together = arcs.length === 1 || (arcs.length === 2 && (last - first === 1 || last - first === 5));
  if (!together) return { box: WHOLE, shade };
  const radii = spots.map((spot) => spot.radius);
  const between = last - first === 5 ? 0 : (middle(first) + middle(last)) / 2;
  const [x, y] = polar(Math.min(FAR, (Math.min(...radii) + Math.max(...radii)) / 2), between);
  const size = Math.max(arcs.length === 1 ? 420 : 500, Math.max(...radii) - Math.min(...radii) + 210);
  return { box: [x - size / 2, y - size / 2, size, size], shade };
}
