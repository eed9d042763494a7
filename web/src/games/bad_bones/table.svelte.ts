/** What this browser looks at and how, beside the view: whose land lies large, how a tile in hand is turned, and the aid. */
import type { BonesView, Spare } from './view';

const KEY = 'samobranka.bad_bones.foresight';

type Turnable = Pick<Spare, 'kind' | 'ways'>;

class Sight {
  /** The land of somebody else, opened large; null: my own. */
  seat = $state<number | null>(null);
  /** The land that lies large now: what happens there is told slowly, the rest in passing. */
  large: number | null = null;
  /** Whether it is drawn where every skeleton goes next. */
  foresight = $state(localStorage.getItem(KEY) !== 'off');
  private turned = $state.raw<Record<string, boolean>>({});

  /** Whose land lies large. */
  shown(view: BonesView, me: number | null): number {
    const seat = this.seat ?? me ?? 0;
    return view.boards.some((land) => land.seat === seat) ? seat : (view.boards[0]?.seat ?? 0);
  }

  /** How a tile would lie now, of all the ways in which its kind can lie: a wall rises or falls, a maze is white or black. */
  wayOf({ kind, ways }: Turnable): string {
    return ways[this.turned[kind] ? 1 : 0] ?? '';
  }

  otherWay({ kind, ways }: Turnable): string {
    return ways[this.turned[kind] ? 0 : 1] ?? '';
  }

  turn(kind: string): void {
    this.turned = { ...this.turned, [kind]: !this.turned[kind] };
  }

  toggle(): void {
    this.foresight = !this.foresight;
    localStorage.setItem(KEY, this.foresight ? 'on' : 'off');
  }
}

export const sight = new Sight();
