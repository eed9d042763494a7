/** What happened, applied to the view one fact after another. No rules: an event says all there is to know. */
import type { Step } from '../../shell/desk';
import { appear, dies, sends, slain, spent, stays, thrown, walks } from './bones';
import { withLand, withSkeleton } from './changes';
import { burns, buys, loses, mends, opens, strikes, towers } from './realm';
import type { Shown } from './show';
import { sight } from './table.svelte';
import { breaks, drivesOn, lays, returns, snaps, takesBack, wears } from './tiles';
import type { BonesView } from './view';
import type { Told } from './wire.gen';

/** How fast it is told what happens on a small land. */
const PASSING = 0.3;

/** What an event does to the view, and what is drawn meanwhile. What only the log tells takes no time. */
function act(view: BonesView, event: Told, rest: readonly Told[]): Shown {
  switch (event.kind) {
    case 'phase':
      return opens(view, event);
    case 'first-buyer':
      return { view: { ...view, market: view.market && { ...view.market, buyer: event.seat } }, millis: 500 };
    case 'bought':
      return buys(view, event);
    case 'passed':
      return { view: withLand(view, event.seat, () => ({ passed: true })), millis: 200 };
    case 'started':
    case 'hero':
      return { view: withLand(view, event.seat, () => ({ hero: event.place })), millis: 260 };
    case 'hero-lost':
      return { view: withLand(view, event.seat, () => ({ hero: null })), millis: 500 };
    case 'weapon':
      return strikes(view, event);
    case 'drew':
    case 'appeared':
      return appear(view, event, rest);
    case 'moved':
    case 'turned':
      return walks(view, event, rest);
    case 'blocked':
    case 'held':
      return stays(view, event, rest);
    case 'portal':
      return thrown(view, event, rest);
    case 'frozen': {
      const { face, frozen } = event;
      return { view: withSkeleton(view, event.seat, event.token, { face, frozen }), millis: 90 };
    }
    case 'swept':
      return { view: withSkeleton(view, event.seat, event.token, { place: event.place }), millis: 160 };
    case 'slain':
      return slain(view, event, rest);
    case 'sent':
      return sends(view, event, rest);
    case 'spent':
      return spent(view, event, rest);
    case 'parted':
      return dies(view, event, rest);
    case 'capital-mended':
      return dies(view, event, rest, { ...view, capital: event.left });
    case 'floor-lost':
    case 'house-lost':
      return loses(view, event, rest);
    case 'floor-mended':
    case 'house-mended':
      return mends(view, event, rest);
    case 'capital-burnt':
      return burns(view, event, rest);
    case 'capital':
      return { view: { ...view, capital: event.left }, millis: 200 };
    case 'tower-fell':
    case 'tower-mended':
      return towers(view, event, rest);
    case 'fell':
      return { view: withLand(view, event.seat, () => ({ fallen: true })), millis: 500 };
    case 'laid':
      return lays(view, event, rest);
    case 'retrieved':
      return takesBack(view, event, rest);
    case 'returned':
      return returns(view, event);
    case 'triggered':
      return snaps(view, event, rest);
    case 'damaged':
      return wears(view, event, rest);
    case 'destroyed':
      return breaks(view, event, rest);
    case 'hearse':
      return drivesOn(view, event, rest);
    case 'went-on':
      return { view: { ...view, heroic: true }, millis: 0 };
    case 'waited':
    case 'ended':
    case 'ruin':
    case 'won':
    case 'won-taller':
    case 'lasted':
    case 'floors-stand':
    case 'houses-stand':
    case 'towers-stand':
      return { view, millis: 0 };
  }
}

export function play(view: BonesView, event: Told, rest: readonly Told[]): Step<BonesView> {
  const step = act(view, event, rest);
  const flights = step.show?.flights ?? [];
  const far = sight.large !== null && 'seat' in event && event.seat !== sight.large && !flights.length;
  return { ...step, millis: (step.millis ?? 0) * (far ? PASSING : 1), where: flights.flatMap((flight) => flight.from) };
}
