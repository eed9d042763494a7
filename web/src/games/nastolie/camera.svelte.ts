/** What of the table is seen, and how large: millimetres to the middle of the picture, and pixels for each of them. */
import { prefersReducedMotion } from 'svelte/motion';
import type { Place } from '../../shell/motion';

export interface Shot {
  x: number;
  y: number;
  scale: number;
}
/** Left, top, right, bottom: in millimetres of the drawing, y down. */
export type Area = [number, number, number, number];

const MOVE = 320;
const ease = (part: number) => (part < 0.5 ? 4 * part ** 3 : 1 - (-2 * part + 2) ** 3 / 2);

export class Camera {
  /** Of the picture, in pixels. */
  width = $state(0);
  height = $state(0);
  /** Where it looks now; null until something was shown. */
  private now = $state.raw<Shot | null>(null);
  /** Somebody moved it by hand: it stays there until it is told otherwise. */
  held = $state(false);
  /** So many millimetres of the floor may be seen below the table: on a phone buttons lie there. */
  below = $state(34);
  /** So many pixels at the left belong to buttons: what matters lies beside them. */
  beside = $state(0);
  private frame = 0;
  private target: Shot | null = null;

  constructor(
    /** The table, and how much of the floor around it may be seen. */
    private readonly table: () => Area,
    private readonly most = 3,
  ) {}

  get shot(): Shot {
    if (this.now) return this.now;
    const [left, top, right, bottom] = this.table();
    return this.width && this.height ? this.fit(this.table(), 0) : { x: (left + right) / 2, y: (top + bottom) / 2, scale: 1 };
  }

  /** Millimetres to a pixel. */
  get unit(): number {
    return 1 / this.shot.scale;
  }

  get box(): string {
    const { x, y } = this.shot;
    const [w, h] = [this.width * this.unit, this.height * this.unit];
    return `${x - w / 2} ${y - h / 2} ${Math.max(1, w)} ${Math.max(1, h)}`;
  }

  /** Than the whole table would be. */
  get closer(): boolean {
    return this.shot.scale > this.least * 1.12;
  }

  /** What is in the picture. */
  get seen(): Area {
    const { x, y } = this.shot;
    const [w, h] = [(this.width * this.unit) / 2, (this.height * this.unit) / 2];
    return [x - w, y - h, x + w, y + h];
  }

  private get least(): number {
    const [left, top, right, bottom] = this.table();
    return Math.min((this.width - this.beside) / (right - left + 40), this.height / (bottom - top + 40));
  }

  /** A shot that holds an area, with room around it, never closer than `closest` pixels a millimetre. */
  fit(area: Area, room = 60, closest = this.most): Shot {
    const [left, top, right, bottom] = area;
    const wide = this.width - this.beside;
    const fits = Math.min(wide / (right - left + 2 * room), this.height / (bottom - top + 2 * room), closest);
    const scale = Math.max(fits, this.least);
    return this.kept({ x: (left + right - this.beside / scale) / 2, y: (top + bottom) / 2, scale });
  }

  /** The desk fills the picture: the floor is seen only as far as it must. */
  private kept({ x, y, scale }: Shot): Shot {
    const [left, top, right, bottom] = this.table();
    const hold = (value: number, low: number, high: number, size: number, upper = 0.5, after = 34, ahead = 34) => {
      const [from, to] = [low - ahead + size / 2, high + after - size / 2];
      return from > to ? to + (from - to) * upper : Math.min(to, Math.max(from, value));
    };
    return {
      x: hold(x, left, right, this.width / scale, 0.5, 34, Math.max(34, this.beside / scale)),
      // Where there is more floor than table, it lies below, under the buttons.
      y: hold(y, top, bottom, this.height / scale, this.below > 34 ? 0.95 : 0.5, this.below),
      scale,
    };
  }

  /** Goes there, within a third of a second; at once, if nothing shall move. */
  go(shot: Shot, millis = MOVE): void {
    const from = this.now;
    const same = (a: Shot | null) =>
      a && Math.abs(a.x - shot.x) + Math.abs(a.y - shot.y) < 0.5 && Math.abs(a.scale / shot.scale - 1) < 0.01;
    if (same(this.target ?? this.now)) return;
    cancelAnimationFrame(this.frame);
    this.target = shot;
    if (!from || !millis || prefersReducedMotion.current) return this.set(shot);
    const start = performance.now();
    const step = (time: number) => {
      const part = Math.min(1, (time - start) / millis);
      const t = ease(part);
      const mix = (a: number, b: number) => a + (b - a) * t;
      this.now = { x: mix(from.x, shot.x), y: mix(from.y, shot.y), scale: from.scale * (shot.scale / from.scale) ** t };
      if (part < 1) this.frame = requestAnimationFrame(step);
      else this.target = null;
    };
    this.frame = requestAnimationFrame(step);
  }

  private set(shot: Shot): void {
    cancelAnimationFrame(this.frame);
    this.target = null;
    this.now = shot;
  }

  /** By hand: so many times closer, around a point that stays where it is. */
  zoom(times: number, around: Place = [this.shot.x, this.shot.y]): void {
    const { x, y, scale } = this.shot;
    const next = Math.min(this.most, Math.max(this.least, scale * times));
    const share = 1 - scale / next;
    this.held = true;
    this.set(this.kept({ x: x + (around[0] - x) * share, y: y + (around[1] - y) * share, scale: next }));
  }

  /** By hand: so many pixels. */
  pan(x: number, y: number): void {
    const { shot } = this;
    this.held = true;
    this.set(this.kept({ ...shot, x: shot.x - x / shot.scale, y: shot.y - y / shot.scale }));
  }

  /** By hand: there, as close as now. */
  look([x, y]: Place): void {
    this.held = true;
    this.go(this.kept({ ...this.shot, x, y }));
  }

  /** The picture changed its size: what somebody looks at by hand stays in it. */
  settle(): void {
    if (this.now && this.held) this.set(this.kept(this.now));
  }

  /** The whole table, or again what matters. */
  turn(): void {
    if (this.held) return this.free();
    this.held = true;
    this.go(this.fit(this.table(), 20));
  }

  free(): void {
    this.held = false;
  }
}
