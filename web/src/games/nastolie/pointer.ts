/** Mouse and fingers over the table: pull a thread, put a disc down, move the picture, come closer. */
import type { Place } from '../../shell/motion';
import type { Camera } from './camera.svelte';
import { told } from './geometry';
import type { Hand } from './hand.svelte';
import type { Lying } from './view';

export interface Under {
  hand: Hand;
  camera: Camera;
  svg: SVGSVGElement;
  things: readonly Lying[];
  at: (thing: Lying) => Place;
  /** Only looked at. */
  still: boolean;
}
/** A finger that moved less has only pointed. */
const SLACK = 5;
const TURN = 1;

export function pointer(now: () => Under): (table: SVGSVGElement) => () => void {
  return (table) => {
    const fingers = new Map<number, Place>();
    let panning: { from: Place; moved: boolean } | null = null;
    let apart = 0;

    /** Within the picture, in pixels; and on the table, in the drawing's millimetres. */
    const inside = (event: MouseEvent): Place => {
      const { left, top } = table.getBoundingClientRect();
      return [event.clientX - left, event.clientY - top];
    };
    const place = (event: MouseEvent): Place => {
      const { camera } = now();
      const [x, y] = inside(event);
      const [left, top] = camera.seen;
      return [left + x * camera.unit, top + y * camera.unit];
    };
    const distance = () => {
      const [a, b] = [...fingers.values()];
      return a && b ? Math.hypot(a[0] - b[0], a[1] - b[1]) : 0;
    };

    function down(event: PointerEvent): void {
      const { hand, still } = now();
      if (still) return;
      fingers.set(event.pointerId, inside(event));
      if (fingers.size > 1) {
        hand.cancel();
        panning = null;
        apart = distance();
        return;
      }
      if (event.button === 2) return hand.cancel();
      if (event.button) return;
      const piece = (event.target as Element).closest<SVGElement>('.pointable.lit, .label')?.dataset.piece;
      if (piece && piece !== hand.disc) return;
      if (hand.places && hand.spot === null) {
        hand.put(told(place(event)));
      } else if (hand.press(event.pointerId, inside(event), event.pointerType !== 'mouse')) {
        table.setPointerCapture(event.pointerId);
        event.preventDefault();
        return;
      }
      panning = { from: inside(event), moved: false };
    }

    function move(event: PointerEvent): void {
      const { hand, camera, still } = now();
      if (still) return;
      const at = inside(event);
      if (fingers.size > 1 && fingers.has(event.pointerId)) {
        fingers.set(event.pointerId, at);
        const next = distance();
        if (apart && next) camera.zoom(next / apart, place(event));
        apart = next;
        return;
      }
      if (hand.pull) return hand.move(event.pointerId, at, event.shiftKey);
      if (!panning) return;
      const [x, y] = [at[0] - panning.from[0], at[1] - panning.from[1]];
      if (hand.places && event.buttons) return hand.put(told(place(event)));
      if (!panning.moved && Math.hypot(x, y) < SLACK) return;
      if (!panning.moved) table.setPointerCapture(event.pointerId);
      camera.pan(x, y);
      panning = { from: at, moved: true };
    }

    function up(event: PointerEvent): void {
      fingers.delete(event.pointerId);
      now().hand.release(event.pointerId);
      // Who moved the picture has pointed at nothing.
      if (panning?.moved) addEventListener('click', (click) => click.stopPropagation(), { capture: true, once: true });
      panning = null;
      apart = 0;
    }

    function lost(event: PointerEvent): void {
      fingers.delete(event.pointerId);
      now().hand.cancel();
      panning = null;
    }

    function wheel(event: WheelEvent): void {
      const { hand, camera, still } = now();
      if (still) return;
      event.preventDefault();
      const way = event.deltaY > 0 ? -1 : 1;
      if (hand.turns) hand.turn(way * TURN);
      else if (hand.armed && !event.ctrlKey) hand.stronger(way * (event.shiftKey ? 1 : 10));
      else camera.zoom(way > 0 ? 1.12 : 1 / 1.12, place(event));
    }

    const menu = (event: Event) => event.preventDefault();
    table.addEventListener('pointerdown', down);
    table.addEventListener('pointermove', move);
    table.addEventListener('pointerup', up);
    table.addEventListener('pointercancel', lost);
    table.addEventListener('wheel', wheel, { passive: false });
    table.addEventListener('contextmenu', menu);
    table.addEventListener('dblclick', () => now().camera.free());
    return () => fingers.clear();
  };
}
