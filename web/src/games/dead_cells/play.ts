/** What happened, applied to the view one fact after another. No rules: an event says all there is to know. */
import type { Step } from '../../shell/desk';
import { fights } from './combat/play';
import { journeys } from './journey/play';
import type { CellsView } from './view';
import type { Told } from './wire.gen';

export function play(view: CellsView, event: Told, rest: readonly Told[]): Step<CellsView> {
  const step = fights(view, event, rest) ?? journeys(view, event, rest) ?? { view };
  const flights = step.show?.flights ?? [];
  return { ...step, where: [...(step.where ?? []), ...flights.flatMap((flight) => [...flight.from, ...(flight.via ?? [])])] };
}
