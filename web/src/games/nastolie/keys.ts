/** Everything by keys: the next disc, the next target, turning, pulling, flicking. */
import type { Aim } from '../../shell/aim.svelte';
import { angleOf, towards } from '../../shell/aiming/values';
import type { Place } from '../../shell/motion';
import type { Hand } from './hand.svelte';
import { discOf, lying, type Lying, type TableView } from './view';

const free = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  !target.closest('input, textarea, select') &&
  !document.querySelector('dialog[open], :popover-open, .drawer');

/** Discs that can be met, the nearer ones first. */
function targets(view: TableView, hand: Hand): Lying[] {
  const disc = discOf(view, hand.disc ?? '');
  const from = hand.spot ?? (disc ? ([disc.x, disc.y] as const) : null);
  if (!from || !disc) return [];
  const far = ({ x, y }: Lying) => Math.hypot(x - from[0], y - from[1]);
  return lying(view)
    .filter((thing) => thing.id !== hand.disc && !('seat' in thing && 'lives' in thing && thing.seat === disc.seat))
    .sort((a, b) => far(a) - far(b));
}

let target: string | null = null;

/** Aims at a target's middle, or so many eighths of the reach beside it. */
function aimAt(view: TableView, hand: Hand, aim: Aim, step: number, aside: number): boolean {
  const all = targets(view, hand);
  const disc = discOf(view, hand.disc ?? '');
  const from = hand.spot ?? (disc ? ([disc.x, disc.y] as const) : null);
  if (!all.length || !from || !disc) return false;
  const old = all.findIndex(({ id }) => id === target);
  const at = step ? (old + step + all.length) % all.length : Math.max(0, old);
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

function act(event: KeyboardEvent, hand: Hand, aim: Aim, view: TableView): boolean {
  const { key, code, shiftKey, altKey } = event;
  const size = altKey ? 10 : shiftKey ? 0.1 : 1;
  if (key === 'Escape') return hand.back();
  if (!hand.disc) return false;
  if (hand.turns && (code === 'KeyQ' || code === 'KeyE')) return (hand.turn(code === 'KeyQ' ? 1 : -1), true);
  if (hand.places && key.startsWith('Arrow')) return (nudge(hand, aim, key, shiftKey), true);
  if (key === 'Enter' && !(event.target as Element).closest('button')) return (aim.enter(), true);
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
  const [x, y] = hand.spot ?? [(left + right) / 2, (low + high) / 2];
  const [dx, dy] = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, 1], ArrowDown: [0, -1] }[key] ?? [0, 0];
  hand.put([x + dx! * step, y + dy! * step]);
}

export function aimKeys(event: KeyboardEvent, hand: Hand, aim: Aim, view: TableView): void {
  if (event.ctrlKey || event.metaKey || !free(event.target)) return;
  if (!act(event, hand, aim, view)) return;
  event.preventDefault();
  event.stopPropagation();
}
