/** Skeletons of the land as they stand: heaps, and at most one of them spread out, to be looked at or to be chosen from. */
import { lookOf } from '../../shell/alike';
import type { Selection } from '../../shell/selection.svelte';
import { at, beside, fanned, heaped, isCell, type Layout } from './layout';
import { TRIFLES } from './looks';
import type { Land, Skeleton } from './view';

/** What they stand on and who points at them, as it is now. */
export interface Ground {
  land: Land;
  layout: Layout;
  selection: Selection;
  /** While a story is told nothing is spread out. */
  telling: boolean;
}
export interface Standing {
  skeleton: Skeleton;
  size: number;
  x: number;
  y: number;
  spread: boolean;
  /** How many lie under this one, itself among them; 1 for who is not the uppermost. */
  count: number;
}

export class Crowd {
  /** The place that was opened to be looked at. */
  opened = $state('');
  private readonly ground: () => Ground;

  constructor(ground: () => Ground) {
    this.ground = ground;
  }

  /** How many stand on each place. */
  readonly counts: ReadonlyMap<string, number> = $derived.by(() => {
    const found = new Map<string, number>();
    for (const { place } of this.ground().land.skeletons) found.set(place, (found.get(place) ?? 0) + 1);
    return found;
  });

  /** What pointing at a skeleton means: itself, or the symbol that it shares with others beside the hero. */
  meant({ id, symbol, place }: Skeleton): string {
    const { land, selection } = this.ground();
    return selection.takes(`symbol-${symbol}`) && beside(land.hero ?? '', place) ? `symbol-${symbol}` : id;
  }

  lit(skeleton: Skeleton): boolean {
    return this.ground().selection.lit.has(this.meant(skeleton));
  }

  hinted(skeleton: Skeleton): boolean {
    return this.ground().selection.hints.has(this.meant(skeleton));
  }

  /** Nobody there can be chosen without telling them apart. */
  mixed(place: string): boolean {
    const { land } = this.ground();
    const there = land.skeletons.filter((each) => each.place === place);
    const wanted = there.filter((each) => this.lit(each));
    if (!wanted.length) return false;
    const same = new Set(wanted.map((each) => (this.meant(each) === each.id ? lookOf(each, TRIFLES) : this.meant(each))));
    return same.size > 1 || wanted.length < there.length;
  }

  /** A question about one heap spreads it out by itself. */
  private readonly asked: string = $derived.by(() => {
    const { land, selection } = this.ground();
    const places = new Set(land.skeletons.filter((each) => this.lit(each)).map(({ place }) => place));
    const [only = ''] = places;
    const elsewhere = [...selection.lit].some((piece) => !piece.startsWith('k') && !piece.startsWith('symbol-'));
    return places.size === 1 && !elsewhere && !selection.always.length && this.mixed(only) ? only : '';
  });

  /** The place that is spread out now. */
  readonly open: string = $derived.by(() => {
    const place = this.opened || this.asked;
    return place && !this.ground().telling && (this.counts.get(place) ?? 0) > 1 ? place : '';
  });

  /** In the order of drawing: spread ones over the others, and over those who is meant. */
  readonly standing: Standing[] = $derived.by(() => {
    const { land, layout, selection } = this.ground();
    const [inside, outside] = layout.narrow ? [60, 44] : [56, 46];
    const front = ({ skeleton, spread }: Standing) =>
      2 * Number(spread) + Number(selection.picked.includes(skeleton.id) || land.asked === skeleton.id);
    return land.skeletons
      .map((skeleton) => {
        const all = this.counts.get(skeleton.place)!;
        const size = isCell(skeleton.place) ? inside : outside;
        const [x, y] = at(skeleton.place, layout);
        const spread = this.open === skeleton.place;
        const [dx, dy] = heaped(skeleton.stack, all);
        const aside = all > 1 ? 5 : 0;
        const [px, py] = spread ? fanned(skeleton.stack, all, [x, y], layout, size) : [x + dx - aside, y + dy + aside];
        return { skeleton, size, x: px, y: py, spread, count: !spread && skeleton.stack === all - 1 ? all : 1 };
      })
      .sort((a, b) => front(a) - front(b));
  });
}
