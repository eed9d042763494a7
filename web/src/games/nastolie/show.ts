/** What the board draws beside the view while an event is told. */
import type { Step } from '../../shell/desk';
import type { Place } from '../../shell/motion';
import type { TableView } from './view';

export interface Show {
  /** A disc tips over the edge here, and is gone. */
  falls?: { kind: string; order: string | null; seat: number | null; r: number; at: Place; way: Place };
  /** A disc is lifted away: it died. */
  dies?: { kind: string; order: string | null; seat: number | null; r: number; at: Place };
  /** A few words at a place: wounds, lives, what slipped. */
  tag?: { at: Place; text: string; tone: 'plain' | 'warn' | 'good' };
  /** Looks at these places, in the drawing's millimetres. */
  look?: Place[];
}

export interface Shown extends Step<TableView> {
  show?: Show;
}
