/** Where clouds lie: over rooms that nobody has seen, and where there is nothing; never over a way that is open, a sign or a gate. */
import type { CellsView } from '../view';
import { random } from '../pieces/random';
import { distance, way, type Plan, type Point } from './layout';

export interface Cloud {
  key: string;
  at: Point;
  scale: number;
  seed: number;
}

export function fog(view: CellsView, plan: Plan, lit: ReadonlySet<string>): Cloud[] {
  const board = view.board!;
  const { r } = plan;
  const near = new Set(board.ways.filter((each) => each.leaves).map((each) => each.end));
  const gates = board.ways.filter((each) => each.gate).map((each) => way(plan.at(each.start), plan.at(each.end)).point(0.4));
  const open = board.ways
    .filter((each) => each.leaves || each.walked)
    .flatMap((each) => [0.25, 0.5, 0.75].map((t) => way(plan.at(each.start), plan.at(each.end)).point(t)));
  const clouds: Cloud[] = [];
  for (const [at, place] of board.places.entries()) {
    if (place.kind === 'exit' || place.tile || place.here || near.has(place.id) || lit.has(place.id)) continue;
    const [x, y] = plan.at(place.id);
    const spot: Point = [x - 4, y + r * 1.12];
    if (distance(spot, [...gates, ...open]) < r * 1.1) continue;
    clouds.push({ key: place.id, at: spot, scale: (r / 45) * 0.92, seed: 11 + at * 7 });
  }
  const all: Point[] = [...board.places.map((place) => plan.at(place.id)), plan.at('start'), ...gates, ...open];
  const next = random(31 + board.places.length);
  for (let turn = 0; turn < 60 && clouds.length < board.places.length + 3; turn++) {
    const spot: Point = [r + next() * (plan.width - 2 * r), r + next() * (plan.height - 2.4 * r)];
    const others = clouds.map((cloud) => cloud.at);
    if (distance(spot, all) < r * 1.75 || distance(spot, others) < r * 2.6 || spot[1] < 90) continue;
    clouds.push({ key: `sky-${turn}`, at: spot, scale: (r / 45) * (0.55 + next() * 0.25), seed: 5 + turn });
  }
  return clouds;
}
