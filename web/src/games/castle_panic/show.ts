/** What the board draws beside the view while an event is played. */
import type { Step } from '../../shell/desk';
import type { Flight as Way } from '../parts/flights';
import type { CastleView } from './view';

/** A card or a token on its way over the table. */
export interface Flight extends Way {
  /** Kind of the card; empty: face down. */
  card?: string;
  /** Kind of the token; empty: face down. */
  token?: string;
  /** The full health that is printed on it. */
  max?: number;
  /** Turns over half-way. */
  turns?: boolean;
  /** Falls instead of flying: it is lost. */
  falls?: boolean;
}

export interface Show {
  flights?: Flight[];
  /** A token face up, large; one that stays goes to the board next. */
  reveal?: { kind: string; max: number; stays: boolean; die: number };
  /** A monster that comes onto the board, and from where. */
  enters?: string;
  from?: string;
  struck?: string;
  /** Who walks, and how long each waits before it starts. */
  walks?: ReadonlyMap<string, number>;
  wall?: number;
  tower?: number;
  /** From outside in, to where it stops; radii, negative beyond the middle. */
  boulder?: { arc: number; start: number; stop: number; millis: number };
}

/** A view after an event, and what is drawn meanwhile. */
export type Shown = Step<CastleView> & { show?: Show };
