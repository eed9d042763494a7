/** Small changes of a view, from which events are told. */
import type { BonesView, Heap, Land, Skeleton, Spare, Token } from './view';

/** The more there is to tell, the faster. */
export const hurry = (rest: readonly unknown[]): number => Math.max(0.35, Math.min(1, 26 / (rest.length + 1)));
export const quick = (rest: readonly unknown[], millis: number): number => millis * hurry(rest);

export function withLand(view: BonesView, seat: number, change: (land: Land) => Partial<Land>): BonesView {
  return { ...view, boards: view.boards.map((land) => (land.seat === seat ? { ...land, ...change(land) } : land)) };
}

export const buried = (cemetery: Token[], { id }: Token): boolean => cemetery.some((grave) => grave.id === id);
export const exhumed = (cemetery: Token[], { id }: Token): Token[] => cemetery.filter((grave) => grave.id !== id);

/** Heaps lie as the server draws them: chiefs on top, then by number. */
export function stacked(skeletons: Skeleton[]): Skeleton[] {
  const heights = new Map<string, number>();
  return [...skeletons]
    .sort((a, b) => Number(a.chief !== null) - Number(b.chief !== null) || Number(a.id.slice(1)) - Number(b.id.slice(1)))
    .map((skeleton) => {
      const stack = heights.get(skeleton.place) ?? 0;
      heights.set(skeleton.place, stack + 1);
      return { ...skeleton, stack };
    });
}

export function withSkeleton(view: BonesView, seat: number, { id }: Token, change: Partial<Skeleton>): BonesView {
  return withLand(view, seat, ({ skeletons }) => ({
    skeletons: stacked(skeletons.map((each) => (each.id === id ? { ...each, ...change } : each))),
  }));
}

export const stands = (view: BonesView, seat: number, { id }: Token): boolean =>
  view.boards.some((land) => land.seat === seat && land.skeletons.some((each) => each.id === id));

export function without(view: BonesView, seat: number, { id }: Token): BonesView {
  return withLand(view, seat, ({ skeletons }) => ({ skeletons: stacked(skeletons.filter((each) => each.id !== id)) }));
}

/** Off its land into the bag, unless it is there already. */
export function toBag(view: BonesView, seat: number, token: Token): BonesView {
  return stands(view, seat, token) ? { ...without(view, seat, token), bag: view.bag + 1 } : view;
}

export function changed(heaps: Heap[], spare: Spare, by: number): Heap[] {
  if (!heaps.some((each) => each.id === spare.id)) return by > 0 ? [...heaps, { ...spare, count: by }] : heaps;
  return heaps.map((each) => (each.id === spare.id ? { ...each, count: each.count + by } : each)).filter((each) => each.count > 0);
}

/** More or fewer tiles in the reserve of a seat, or in the common one where there is one. */
export const stocked = (view: BonesView, seat: number, spare: Spare, by: number): BonesView =>
  view.reserve
    ? { ...view, reserve: changed(view.reserve, spare, by) }
    : withLand(view, seat, ({ reserve }) => ({ reserve: changed(reserve, spare, by) }));
