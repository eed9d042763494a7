/** Which piece is asked about: the one under a resting pointer, in keyboard focus with the key i, or after a long press. */
import { tick } from 'svelte';

const WAIT = 700;
const GRACE = 220;
const PRESS = 480;
/** A finger that moves farther scrolls. */
const STILL = 10;

const near = (target: EventTarget | null): Element | null => (target instanceof Element ? target.closest('[data-piece]') : null);
const nameOf = (element: Element) => element.getAttribute('data-piece')!;

export class Asking {
  piece = $state<string | null>(null);
  /** A pinned one stays until it is put away. */
  pinned = $state(false);
  at = $state.raw({ x: 0, y: 0, below: false });
  /** The slip that answers, once it is drawn. */
  box = $state<HTMLElement>();
  private anchor: Element | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private quiet: Element | null = null;
  /** Where the pointer was last, and what it was put on: a piece that walks under it was not asked about. */
  private last = { x: -1, y: -1 };
  private on: string | null = null;
  private pressed: { x: number; y: number } | null = null;
  private swallow = false;
  private readonly known: (piece: string) => boolean;

  /** `known`: whether there is anything to say about a piece; asked, it may fetch what is still missing. */
  constructor(known: (piece: string) => boolean) {
    this.known = known;
  }

  /** Listens to the whole page, and to some of it before anybody else; gives back how to stop. */
  listen(): () => void {
    const early = { capture: true };
    const stop = new AbortController();
    const { signal } = stop;
    document.addEventListener('mousedown', this.lifted, { ...early, signal });
    document.addEventListener('click', this.lifted, { ...early, signal });
    document.addEventListener('keydown', this.key, { ...early, signal });
    document.addEventListener('pointerover', this.over, { signal });
    document.addEventListener('pointerdown', this.down, { signal });
    document.addEventListener('pointermove', this.move, { signal });
    document.addEventListener('pointerup', this.up, { signal });
    document.addEventListener('pointercancel', this.up, { signal });
    document.addEventListener('focusin', (event) => this.pinned && !this.holds(event.target) && this.box && this.shut(), { signal });
    document.addEventListener('contextmenu', (event) => this.swallow && event.preventDefault(), { signal });
    addEventListener('scroll', () => this.piece !== null && !this.pinned && this.shut(), { signal });
    addEventListener('resize', () => this.piece !== null && this.shut(), { signal });
    return () => {
      stop.abort();
      clearTimeout(this.timer);
    };
  }

  private holds(target: EventTarget | null): boolean {
    return Boolean(this.box?.contains(target as Node));
  }

  private later(wait: number, then: () => void): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(then, wait);
  }

  private async open(element: Element, pin: boolean): Promise<void> {
    clearTimeout(this.timer);
    if (!this.known(nameOf(element))) return;
    this.anchor = element;
    this.piece = nameOf(element);
    this.pinned = pin;
    await tick();
    this.place();
    if (pin) this.box?.querySelector<HTMLElement>('button')?.focus();
  }

  /** Above the piece where there is room, else below; never over the edge of the page. */
  place(): void {
    if (!this.box || !this.anchor) return;
    const [target, mine] = [this.anchor.getBoundingClientRect(), this.box.getBoundingClientRect()];
    const below = target.top - mine.height - 10 < 8;
    const x = Math.max(8, Math.min(innerWidth - mine.width - 8, target.left + target.width / 2 - mine.width / 2));
    this.at = { x, y: below ? Math.min(innerHeight - mine.height - 8, target.bottom + 10) : target.top - mine.height - 10, below };
  }

  private shut(): void {
    const back = this.pinned && this.holds(document.activeElement) ? this.anchor : null;
    this.forget();
    if (back instanceof HTMLElement || back instanceof SVGElement) back.focus();
  }

  forget(): void {
    clearTimeout(this.timer);
    this.piece = null;
    this.pinned = false;
  }

  private over = (event: PointerEvent): void => {
    if (event.pointerType !== 'mouse' || event.buttons || this.pinned) return;
    if (this.holds(event.target)) return clearTimeout(this.timer);
    const under = near(event.target);
    if (event.clientX !== this.last.x || event.clientY !== this.last.y) this.on = under && nameOf(under);
    const element = under && nameOf(under) === this.on ? under : null;
    if (element !== this.quiet) this.quiet = null;
    if (!element) return this.piece !== null ? this.later(GRACE, () => this.shut()) : clearTimeout(this.timer);
    if (element === this.quiet) return;
    if (this.piece !== null && element === this.anchor) return clearTimeout(this.timer);
    this.later(WAIT, () => void this.open(element, false));
  };

  private down = (event: PointerEvent): void => {
    this.swallow = false;
    if (this.holds(event.target)) return;
    const element = near(event.target);
    if (this.piece !== null) this.shut();
    clearTimeout(this.timer);
    this.quiet = element;
    this.on = null;
    if (event.pointerType === 'mouse' || !element) return;
    this.pressed = { x: event.clientX, y: event.clientY };
    this.later(PRESS, () => {
      this.swallow = true;
      this.pressed = null;
      void this.open(element, true);
    });
  };

  private move = ({ clientX: x, clientY: y }: PointerEvent): void => {
    this.last = { x, y };
    if (this.pressed && Math.hypot(x - this.pressed.x, y - this.pressed.y) > STILL) this.up();
  };

  private up = (): void => {
    if (this.pressed) clearTimeout(this.timer);
    this.pressed = null;
  };

  /** The finger that pressed long must neither choose nor take the focus as well. */
  private lifted = (event: MouseEvent): void => {
    if (!this.swallow) return;
    if (event.type === 'click') this.swallow = false;
    event.preventDefault();
    event.stopPropagation();
  };

  key = (event: KeyboardEvent): void => {
    const typing = event.target instanceof Element && event.target.closest('input, textarea, select, [contenteditable]');
    if (event.key === 'Escape' && this.piece !== null) {
      event.preventDefault();
      event.stopPropagation();
      this.shut();
    } else if (event.code === 'KeyI' && !typing && !event.ctrlKey && !event.metaKey && !event.altKey) {
      const element = near(document.activeElement) ?? [...document.querySelectorAll('[data-piece]:hover')].at(-1);
      if (!element) return;
      event.preventDefault();
      void this.open(element, true);
    }
  };
}
