/** The way of a boulder: a straight line over the middle. Places on it are radii, negative beyond the middle. */
import { parse } from './layout';
import type { Show } from './show';
import type { CastleView } from './view';
import type { Boulder, Told } from './wire.gen';

const START = 430;
/** Units of the board in a millisecond. */
const SPEED = 0.75;
const RINGS: Record<string, number> = { forest: 318, archer: 262, knight: 206, swordsman: 150, castle: 72 };

/** Where the boulder is when this event happens, if it came in by this arc; null: it has nothing to do with the boulder. */
function at(event: Told | undefined, start: number): number | null {
  if (event?.kind === 'boulder') return START;
  if (!event || !('cause' in event) || event.cause !== 'boulder') return null;
  if (event.kind === 'died') {
    const { ring, arc } = parse(event.space);
    return arc === start ? RINGS[ring]! : -RINGS[ring]!;
  }
  if (event.kind === 'tower-fell') return parse(event.tower).arc === start ? 84 : -60;
  return parse(event.wall).arc === start ? 140 : -108;
}

/** Where it comes to rest, given all that still happens. */
export function restsAt({ space }: Boulder, rest: readonly Told[]): NonNullable<Show['boulder']> {
  const { arc } = parse(space);
  const stops = rest.find((event) => !(event.kind === 'died' && event.cause === 'boulder'));
  const stop = at(stops, arc) ?? -START;
  return { arc, start: START, stop, millis: (START - stop) / SPEED };
}

/** How long the boulder needs from this event to the next one. */
export function passage(view: CastleView, event: Told, rest: readonly Told[]): number {
  const { arc } = parse(view.rolling ?? '');
  const here = at(event, arc);
  const there = at(rest[0], arc) ?? -START;
  return here === null ? 0 : Math.max(0, (here - there) / SPEED);
}
