/** The way of a boulder: a straight line over the middle. Places on it are radii, negative beyond the middle. */
import type { GameEvent } from '../../shell/wire';
import { parse } from './layout';
import type { CastleView } from './view';

const START = 430;
/** Units of the board in a millisecond. */
const SPEED = 0.75;
const RINGS: Record<string, number> = { forest: 318, archer: 262, knight: 206, swordsman: 150, castle: 72 };

/** Where the boulder is when this event happens; null: it has nothing to do with the boulder. */
function at(view: CastleView, event: GameEvent | undefined, start: number): number | null {
  if (!event) return null;
  if (event.kind === 'boulder') return START;
  if (event.kind === 'died' && event.cause === 'boulder') {
    const space = view.monsters.find((monster) => monster.id === `t${event.token}`)?.space;
    if (!space) return null;
    const { ring, arc } = parse(space);
    return arc - 1 === start ? RINGS[ring]! : -RINGS[ring]!;
  }
  if (event.kind === 'wall-fell' || event.kind === 'unfortified') return event.arc === start ? 140 : -108;
  if (event.kind === 'tower-fell') return event.arc === start ? 84 : -60;
  return null;
}

/** Where it comes to rest, given all that still happens. */
export function restsAt(view: CastleView, start: number, rest: readonly GameEvent[]): { start: number; stop: number; millis: number } {
  const end = rest.find((event) => !(event.kind === 'died' && event.cause === 'boulder'));
  const stop = at(view, end?.kind === 'died' ? undefined : end, start) ?? -START;
  return { start: START, stop, millis: (START - stop) / SPEED };
}

/** How long the boulder needs from this event to the next one. */
export function passage(view: CastleView, event: GameEvent, rest: readonly GameEvent[]): number {
  const start = view.rolling ?? 0;
  const here = at(view, event, start);
  const there = at(view, rest[0], start) ?? -START;
  return here === null ? 0 : Math.max(0, (here - there) / SPEED);
}
