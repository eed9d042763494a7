/** Everything by keys: the next disc, the next target, turning, pulling, flicking. */
import type { Aim } from '../../shell/aim.svelte';
import { angleOf, nearestOf, pointsOf, stepped, towards } from '../../shell/aiming/values';
import type { Place } from '../../shell/motion';
import { isClear } from './clear';
import type { Hand } from './hand.svelte';
import { discOf, lying, type Lying, type TableView } from './view';

const free = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  !target.closest('input, textarea, select') &&
  !document.querySelector('dialog[open], :popover-open, .drawer');

/** Discs that can be met: those first that nothing stands before, and of those the nearer ones. */
function targets(view: TableView, hand: Hand): Lying[] {
  const disc = discOf(view, hand.disc ?? '');
  const from = hand.spot ?? (disc ? ([disc.x, disc.y] as const) : null);
  if (!from || !disc) return [];
  const far = ({ x, y }: Lying) => Math.hypot(x - from[0], y - from[1]);
  return lying(view)
    .filter((thing) => thing.id !== hand.disc && !('seat' in thing && 'lives' in thing && thing.seat === disc.seat))
    .map((thing) => ({ thing, order: far(thing) + (isClear(view, from, disc.radius, thing, disc.id) ? 0 : 1e9) }))
    .sort((a, b) => a.order - b.order)
    .map(({ thing }) => thing);
}

let target: string | null = null;

/** Aims at a target's middle, or so many eighths of the reach beside it. */
function aimAt(view: TableView, hand: Hand, aim: Aim, step: number, aside: number): boolean {
  const all = targets(view, hand);
  const disc = discOf(view, hand.disc ?? '');
  const from = hand.spot ?? (disc ? ([disc.x, disc.y] as const) : null);
  if (!all.length || !from || !disc) return false;
  const old = all.findIndex(({ id }) => id === target);
  const at = step ? (Math.max(old, step > 0 ? -1 : 0) + step + all.length) % all.length : Math.max(0, old);
  const thing = all[at]!;
  target = thing.id;
  const [x, y] = [thing.x - from[0], thing.y - from[1]];
  const far = Math.hypot(x, y) || 1;
  const reach = ((thing.radius + disc.radius) * aside) / 8;
  hand.aside = step ? 0 : aside;
  const way: Place = [x - (y / far) * reach, y + (x / far) * reach];
  aim.set(
    aim.parts.findIndex(({ kind }) => kind === 'direction'),
    way,
  );
  return true;
}

function turn(hand: Hand, aim: Aim, degrees: number): void {
  const now = hand.way ? angleOf(hand.way) : 0;
  aim.set(
    aim.parts.findIndex(({ kind }) => kind === 'direction'),
    towards(now + degrees, 10_000),
  );
}

/** Who came to a disc with Tab and begins to aim has taken it. */
function pickUp({ target: focused }: KeyboardEvent, hand: Hand): void {
  const piece = (focused as Element).closest<SVGElement>('svg [data-piece]')?.dataset.piece;
  if (piece && hand.able(piece)) hand.take(piece);
}

/** Enter on a button presses it, unless it is the one of whom the hand holds and there is something to do with him. */
function means({ target: focused }: KeyboardEvent, hand: Hand, aim: Aim): boolean {
  const button = (focused as Element).closest<HTMLElement>('button');
  return !button || (button.dataset.piece === hand.disc && aim.text !== null);
}

function act(event: KeyboardEvent, hand: Hand, aim: Aim, view: TableView): boolean {
  const { key, code, shiftKey, altKey } = event;
  const size = altKey ? 10 : shiftKey ? 0.1 : 1;
  if (key === 'Escape') return hand.back();
  if (!hand.disc && (code === 'KeyT' || key.startsWith('Arrow'))) pickUp(event, hand);
  if (!hand.disc) return false;
  if (hand.turns && (code === 'KeyQ' || code === 'KeyE')) return (hand.turn(code === 'KeyQ' ? 1 : -1), true);
  if (hand.places && key.startsWith('Arrow')) return (nudge(hand, aim, key, shiftKey), true);
  if (key === 'Enter' && means(event, hand, aim)) return (aim.enter(), true);
  if (!aim.aims) return false;
  if (code === 'KeyT') return aimAt(view, hand, aim, shiftKey ? -1 : 1, 0);
  if (key === '[' || key === ']') return aimAt(view, hand, aim, 0, hand.aside + (key === '[' ? 1 : -1));
  if (key === 'ArrowLeft' || key === 'ArrowRight') return (turn(hand, aim, key === 'ArrowRight' ? size : -size), true);
  if (key === 'ArrowUp' || key === 'ArrowDown')
    return (hand.stronger((key === 'ArrowUp' ? 1 : -1) * (altKey ? 100 : shiftKey ? 1 : 10)), true);
  return false;
}

function nudge(hand: Hand, aim: Aim, key: string, fine: boolean): void {
  const part = aim.parts.find(({ kind }) => kind === 'spot');
  if (part?.kind !== 'spot') return;
  const [left, low, right, high] = part.box;
  const step = fine ? 1000 : 10_000;
  const points = pointsOf(part);
  const middle: Place = [(left + right) / 2, (low + high) / 2];
  if (points.length && !hand.spot) return hand.put(nearestOf(points, middle));
  const [dx, dy] = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, 1], ArrowDown: [0, -1] }[key] ?? [0, 0];
  hand.put(stepped(part, hand.spot ?? middle, [dx!, dy!], step));
}

export function aimKeys(event: KeyboardEvent, hand: Hand, aim: Aim, view: TableView): void {
  const leaves = event.key === 'Escape' && (event.target as Element).closest?.('.aiming');
  if (event.ctrlKey || event.metaKey || !(leaves || free(event.target))) return;
  if (!act(event, hand, aim, view)) return;
  event.preventDefault();
  event.stopPropagation();
}
