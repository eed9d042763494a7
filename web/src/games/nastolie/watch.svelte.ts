/** What the camera looks at: all discs at rest, who acts and what is met while somebody aims, the whole motion while something moves. */
import { untrack } from 'svelte';
import { Motion, type Place } from '../../shell/motion';
import type { Scene } from '../../shell/desk';
import { startOf } from './aimed';
import type { Area, Camera, Shot } from './camera.svelte';
import { drawn, MICRO } from './geometry';
import type { Hand } from './hand.svelte';
import type { Show } from './show';
import { lying, nearest, type Preview, type TableView } from './view';

export interface Watched {
  view: TableView;
  hand: Hand;
  scene: Scene | null;
  narrow: boolean;
  me: number | null;
  preview: Preview | null;
}

/** How close it comes, in pixels a millimetre. */
const AT_REST = 1.26;
const AIMING = 1.95;
const ROOM = 60;
/** As close as results are well seen. */
const SEEN = 1;
/** Who stands so many times as far away as the nearest enemy, and not near either, in millimetres, is no reason to stay away. */
const FARTHER = 2.5;
const NEAR = 250;
/** Where hardly anything would be gained, the whole table with its ruler. */
const GAIN = 1.12;

const around = (places: readonly Place[]): Area | null =>
  places.length
    ? [
        Math.min(...places.map(([x]) => x)),
        Math.min(...places.map(([, y]) => y)),
        Math.max(...places.map(([x]) => x)),
        Math.max(...places.map(([, y]) => y)),
      ]
    : null;

const places = (view: TableView): Place[] => [
  ...lying(view).map(({ x, y }) => drawn([x, y])),
  ...view.obstacles.flatMap(({ x, y, radius }): Place[] => [drawn([x - radius, y - radius]), drawn([x + radius, y + radius])]),
];

const tableOf = ({ field: [left, low, right, high] }: TableView): Area => [left! / MICRO, -high! / MICRO, right! / MICRO, -low! / MICRO];

/** Everything that moves, from where it begins to where it ends. */
function moving(scene: Scene): Place[] {
  if (typeof scene.event.path !== 'string') return ((scene.show as Show | undefined)?.look ?? []).map(drawn);
  return [...Motion.parse(scene.event.path).paths.values()].flat().map(([, x, y]) => drawn([x, y]));
}

/** Who casts a spell, and everybody whom it could be cast on. */
function cast({ view, hand: { selection } }: Watched): Place[] {
  const meant = selection.picked.length ? [...selection.picked, ...selection.lit] : [];
  return meant.length > 1
    ? lying(view)
        .filter(({ id }) => meant.includes(id))
        .map(({ x, y }) => drawn([x, y]))
    : [];
}

function zone({ view, me }: Watched): Place[] {
  return view.zones
    .filter(({ kind, seat }) => kind === 'start' && seat === me)
    .flatMap(({ box: [left, low, right, high] }): Place[] => [drawn([left!, low!]), drawn([right!, high!])]);
}

/** Who is in hand, and whom it could go for, or what it would meet: nothing that the engine has not told. */
function aimed({ view, hand, preview, me }: Watched): Place[] {
  const start = startOf(view, hand);
  if (!start) return [];
  // A spell is cast on somebody: all who may be meant are in the picture.
  const { picked, lit } = hand.selection;
  if (picked.length) return [start.from, ...view.discs.filter(({ id }) => lit.has(id)).map(({ x, y }) => drawn([x, y]))];
  const line = preview?.line ?? [];
  const met = line.length
    ? line.slice(0, 3).map(([x, y]) => drawn([x!, y!]))
    : inReach(
        start.from,
        nearest(view, start.from, me).map(({ x, y }) => drawn([x, y])),
      );
  return [start.from, ...met];
}

/** The nearest, and who is hardly farther. */
function inReach([x, y]: Place, others: Place[]): Place[] {
  const far = ([toX, toY]: Place) => Math.hypot(toX - x, toY - y);
  return others.filter((other) => far(other) <= Math.max(NEAR, FARTHER * far(others[0]!)));
}

const holds = ([left, top, right, bottom]: Area, [x, y, toX, toY]: Area): boolean => x >= left && y >= top && toX <= right && toY <= bottom;

/** What comes of a flick is looked at where it happens; the picture does not jump from one to the other where both are seen. */
function results(camera: Camera, area: Area): [shot: Shot, millis?: number] | null {
  const shot = camera.fit(area, 90, AT_REST);
  const [left, top, right, bottom] = untrack(() => camera.seen);
  const { scale } = untrack(() => camera.shot);
  const rim = 50 / scale;
  const calm = holds([left + rim, top + rim, right - rim, bottom - rim], area) && scale >= Math.min(SEEN, shot.scale) * 0.98;
  return calm ? null : [shot, 300];
}

/** A picture is widened while somebody pulls, where the way leads out of it; never narrowed, so that the hand stays calm. */
function widened(camera: Camera, now: Watched): [shot: Shot, millis?: number] | null {
  const area = around(aimed(now));
  const seen = untrack(() => camera.seen);
  if (!now.preview || !area || holds(seen, area)) return null;
  const [left, top, right, bottom] = seen;
  return [camera.fit([Math.min(area[0], left), Math.min(area[1], top), Math.max(area[2], right), Math.max(area[3], bottom)], 20), 200];
}

/** On a phone the buttons lie below the lowest disc, not on it. */
const under = ([left, top, right, bottom]: Area, narrow: boolean): Area => [left, top, right, bottom + (narrow ? 90 : 0)];

/** Where to look now; null: it stays as it is. */
function wanted(camera: Camera, now: Watched): [shot: Shot, millis?: number] | null {
  const { view, hand, scene, narrow } = now;
  if (scene) {
    const area = around(moving(scene));
    if (!area || typeof scene.event.path !== 'string') return area && results(camera, area);
    return [camera.fit(area, 90, AIMING), 300];
  }
  if (hand.pull) return widened(camera, now);
  if (camera.held) return null;
  const spell = around(cast(now));
  if (spell) return [camera.fit(under(spell, narrow), narrow ? 90 : 150, AIMING)];
  if (hand.places && hand.verb === 'place' && view.phase === 'setup') {
    const area = around(zone(now));
    if (area) return [camera.fit(area, 40, AT_REST)];
  }
  if (hand.places && hand.onlyPut) {
    const area = around(hand.spots.flatMap(({ box: [left, low, right, high] }): Place[] => [drawn([left!, low!]), drawn([right!, high!])]));
    if (area) return [camera.fit(area, 60, AIMING)];
  }
  // Before anybody stands there, the whole table: which side is whose.
  if (view.phase === 'setup') return [camera.fit(tableOf(view), 20)];
  const area = hand.disc ? around(aimed(now)) : null;
  const shot = area
    ? camera.fit(under(area, narrow), narrow ? 90 : 150, narrow ? 1.8 : AIMING)
    : camera.fit(under(around(places(view)) ?? tableOf(view), narrow), ROOM, AT_REST);
  const whole = camera.fit(tableOf(view), 20);
  return [shot.scale > whole.scale * GAIN ? shot : whole];
}

export function watch(camera: Camera, now: () => Watched): void {
  $effect(() => {
    if (!camera.width || !camera.height) return;
    const next = wanted(camera, now());
    if (next) untrack(() => camera.go(...next));
  });
  $effect(() => {
    void (camera.width + camera.height);
    untrack(() => camera.settle());
  });
}
