/** Mouse and fingers over the table: pull a thread, put a disc down, move the picture, come closer. */
import { unflung } from '../../shell/aiming/unflung';
import type { Place } from '../../shell/motion';
import type { Camera } from './camera.svelte';
import { drawn, MICRO, told } from './geometry';
import type { Hand } from './hand.svelte';
import type { Lying } from './view';

export interface Under {
  hand: Hand;
  camera: Camera;
  things: readonly Lying[];
  at: (thing: Lying) => Place;
  /** May act, or is asked for. */
  lit: (id: string) => boolean;
  point: (id: string) => void;
  /** Only looked at. */
  still: boolean;
}
/** A finger that moved less has only pointed. */
const SLACK = 5;
/** A disc is pointed at so many pixels beside its rim, too. */
const TIP = 22;
const TURN = 1;

export function pointer(now: () => Under): (table: SVGSVGElement) => () => void {
  return (table) => {
    const fingers = new Map<number, Place>();
    let panning: { from: Place; moved: boolean } | null = null;
    let apart = 0;
    /** Letting go puts down what is in hand. */
    let puts = false;
    /** The click that follows has been dealt with when the finger was lifted. */
    let dealt = false;

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
    /** Whether it is pressed where what is in hand already lies. */
    const onIt = (event: MouseEvent): boolean => {
      const { hand, camera } = now();
      const [[x, y], [atX, atY]] = [place(event), drawn(hand.spot!)];
      return Math.hypot(x - atX, y - atY) < 15 + 22 * camera.unit;
    };
    /** Whom a finger means: within a fingertip of the rim, whoever may act before the others, then the nearer one. */
    const meant = (event: MouseEvent): string | undefined => {
      const { things, at, lit, camera } = now();
      const [x, y] = place(event);
      let [found, best]: [string | undefined, number] = [undefined, TIP * camera.unit];
      for (const thing of things) {
        const [atX, atY] = at(thing);
        const far = Math.hypot(atX - x, atY - y) - thing.radius / MICRO;
        if (far < best && lit(thing.id)) [found, best] = [thing.id, far];
      }
      return found;
    };
    const distance = () => {
      const [a, b] = [...fingers.values()];
      return a && b ? Math.hypot(a[0] - b[0], a[1] - b[1]) : 0;
    };

    function down(event: PointerEvent): void {
      const { hand, still } = now();
      if (still) return;
      // Keys mean the table again, not a field beside it.
      if (document.activeElement instanceof HTMLInputElement) document.activeElement.blur();
      fingers.set(event.pointerId, inside(event));
      dealt = false;
      if (fingers.size > 1) {
        hand.cancel();
        panning = null;
        apart = distance();
        return;
      }
      if (event.button === 2) return hand.cancel();
      if (event.button) return;
      if ((event.target as Element).closest('.label')) return;
      const piece = meant(event);
      if (piece && piece !== hand.disc && (hand.places || !hand.disc)) return;
      if (hand.places && (hand.spot === null || (hand.onlyPut && !onIt(event)))) {
        hand.put(told(place(event)));
        // A finger puts it down and looks; a mouse has seen it hang there before.
        puts = hand.onlyPut && event.pointerType === 'mouse';
      } else if (hand.places && hand.onlyPut) puts = true;
      else if (hand.press(event.pointerId, inside(event), event.pointerType !== 'mouse')) {
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
      if (!panning) return event.pointerType === 'mouse' ? hand.lean(told(place(event))) : undefined;
      const [x, y] = [at[0] - panning.from[0], at[1] - panning.from[1]];
      if (hand.places && event.buttons) return hand.put(told(place(event)));
      if (!panning.moved && Math.hypot(x, y) < SLACK) return;
      if (!panning.moved) table.setPointerCapture(event.pointerId);
      camera.pan(x, y);
      panning = { from: at, moved: true };
    }

    function up(event: PointerEvent): void {
      fingers.delete(event.pointerId);
      const { hand, point } = now();
      const piece = meant(event);
      dealt = hand.pull !== null || puts;
      // Nothing was pulled: another disc is meant, or this one put down.
      if (!hand.release(event.pointerId) && piece) {
        if (piece === hand.disc) hand.back();
        else point(piece);
      }
      if (puts) hand.aim?.act();
      puts = false;
      // Who moved the picture has pointed at nothing.
      if (panning?.moved) addEventListener('click', (click) => click.stopPropagation(), { capture: true, once: true });
      panning = null;
      apart = 0;
    }

    function lost(event: PointerEvent): void {
      puts = false;
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

    /** A click beside a small disc means it. What was pulled or moved has been dealt with. */
    function click(event: MouseEvent): void {
      const { still, hand, point } = now();
      if (dealt) {
        dealt = false;
        return event.stopPropagation();
      }
      const on = (event.target as Element).closest<SVGElement>('.pointable, .label');
      const piece = meant(event);
      if (still || hand.places || !piece || on?.dataset.piece === piece || on?.matches('.label') || event.detail === 0) return;
      event.stopPropagation();
      point(piece);
    }

    const menu = (event: Event) => event.preventDefault();
    table.addEventListener('pointerleave', () => now().hand.lean(null));
    table.addEventListener('pointerdown', down);
    table.addEventListener('pointermove', move);
    unflung(() => now().hand.pull !== null)(table);
    table.addEventListener('pointerup', up);
    table.addEventListener('click', click, { capture: true });
    table.addEventListener('pointercancel', lost);
    table.addEventListener('wheel', wheel, { passive: false });
    table.addEventListener('contextmenu', menu);
    table.addEventListener('dblclick', () => now().camera.free());
    return () => fingers.clear();
  };
}
