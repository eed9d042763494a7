/** Events of traps, told. */
import { changed, quick, stocked, withLand } from './changes';
import type { Shown } from './show';
import type { BonesView } from './view';
import type { Damaged, Destroyed, Hearse, Laid, Retrieved, Returned, Told, Triggered } from './wire.gen';

const lifted = (view: BonesView, seat: number, place: string): BonesView =>
  withLand(view, seat, ({ traps }) => ({ traps: traps.filter((each) => each.place !== place) }));

/** As it lies on its cell now, in place of what lay there. */
const lying = (view: BonesView, { seat, trap, place }: Laid | Damaged): BonesView =>
  withLand(lifted(view, seat, place), seat, ({ traps }) => ({ traps: [...traps, { ...trap, place, id: `trap-${place}` }] }));

export function lays(view: BonesView, event: Laid, rest: readonly Told[]): Shown {
  const { seat, trap, place, spare } = event;
  return {
    view: lying(stocked(view, seat, spare, -1), event),
    millis: quick(rest, 280),
    show: { bursts: [{ seat, what: trap.damaged ? 'trap' : 'dust', place }] },
  };
}

export function takesBack(view: BonesView, { seat, place, spare, to }: Retrieved, rest: readonly Told[]): Shown {
  const next = lifted(view, seat, place);
  return {
    view: to === 'hand' ? withLand(next, seat, () => ({ hand: spare.kind })) : stocked(next, seat, spare, 1),
    millis: quick(rest, 260),
  };
}

export function returns(view: BonesView, { seat, spare }: Returned): Shown {
  return { view: withLand(stocked(view, seat, spare, 1), seat, () => ({ hand: null })), millis: 0 };
}

export function snaps(view: BonesView, { seat, place }: Triggered, rest: readonly Told[]): Shown {
  return { view, millis: quick(rest, 110), show: { bursts: [{ seat, what: 'trap', place }] } };
}

export function wears(view: BonesView, event: Damaged, rest: readonly Told[]): Shown {
  return { view: lying(view, event), millis: quick(rest, 120) };
}

export function breaks(view: BonesView, { seat, place, spare }: Destroyed, rest: readonly Told[]): Shown {
  return {
    view: { ...lifted(view, seat, place), removed: changed(view.removed, spare, 1) },
    millis: quick(rest, 200),
    show: { bursts: [{ seat, what: 'dust', place }] },
  };
}

export function drivesOn(view: BonesView, { seat, place, target, spare }: Hearse, rest: readonly Told[]): Shown {
  return { view: stocked(lifted(view, seat, place), target, spare, 1), millis: quick(rest, 260) };
}
