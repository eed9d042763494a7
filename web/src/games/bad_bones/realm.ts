/** Events of phases, the market, towers and houses, told. */
import { dies } from './bones';
import { quick, stocked, withLand } from './changes';
import type { Shown } from './show';
import { landOf, type BonesView } from './view';
import type {
  Bought,
  CapitalBurnt,
  FloorLost,
  FloorMended,
  HouseLost,
  HouseMended,
  Phase,
  Told,
  TowerFell,
  TowerMended,
  Weapon,
} from './wire.gen';

export function opens(view: BonesView, { phase, round, marker, waiting, market }: Phase): Shown {
  const boards = view.boards.map((land) => ({
    ...land,
    coins: market ? land.coins : 0,
    skeletons: land.skeletons.map((each) => ({ ...each, waiting })),
  }));
  const shut = market ? {} : { market: null, coins: view.coins === null ? null : 0 };
  return { view: { ...view, phase, round, marker, boards, ...shut }, millis: waiting ? 200 : 0 };
}

export function buys(view: BonesView, { seat, item, left, spare }: Bought): Shown {
  const goods = (view.market?.goods ?? [])
    .map((each) => (each.id === item.id ? { ...each, count: each.count - 1 } : each))
    .filter((each) => each.count > 0);
  const paid = view.coins === null ? withLand(view, seat, () => ({ coins: left })) : { ...view, coins: left };
  const next = { ...paid, market: paid.market && { ...paid.market, goods } };
  return { view: spare ? stocked(next, seat, spare, 1) : withLand(next, seat, () => ({ weapon: item.kind })), millis: 420 };
}

export function strikes(view: BonesView, { seat }: Weapon): Shown {
  return { view, millis: 360, show: { bursts: [{ seat, what: 'weapon', place: landOf(view, seat)?.hero ?? undefined }] } };
}

export function loses(view: BonesView, event: FloorLost | HouseLost, rest: readonly Told[]): Shown {
  const { seat, left } = event;
  const what = event.kind === 'floor-lost' ? 'floor' : 'house';
  const next = withLand(view, seat, () => (what === 'floor' ? { floors: left } : { houses: left }));
  return { ...dies(view, event, rest, next, { seat, what, left }), millis: quick(rest, 420) };
}

export function mends(view: BonesView, event: FloorMended | HouseMended, rest: readonly Told[]): Shown {
  const { seat, left } = event;
  const next = withLand(view, seat, () => (event.kind === 'floor-mended' ? { floors: left } : { houses: left }));
  return dies(view, event, rest, next);
}

export function burns(view: BonesView, event: CapitalBurnt, rest: readonly Told[]): Shown {
  const { seat, left } = event;
  return { ...dies(view, event, rest, { ...view, capital: left }, { seat, what: 'house', left }), millis: quick(rest, 420) };
}

export function towers(view: BonesView, event: TowerFell | TowerMended, rest: readonly Told[]): Shown {
  const { seat, place } = event;
  const others = (standing: string[]) => standing.filter((tower) => tower !== place);
  const next = withLand(view, seat, (land) => ({
    towers: event.kind === 'tower-fell' ? others(land.towers) : [...others(land.towers), place],
  }));
  return { ...dies(view, event, rest, next, { seat, what: 'dust', place }), millis: quick(rest, 420) };
}
