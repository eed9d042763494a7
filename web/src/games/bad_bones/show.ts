/** What the board draws beside the view while events are played. */
import type { Step } from '../../shell/desk';
import type { Flight as Way } from '../parts/flights';
import type { BonesView, Token } from './view';

/** A skeleton on its way over the table. */
export interface Flight extends Way {
  token: Token;
}
/** Something that happens on one land: at a cell, to its tower, to its houses. */
export interface Burst {
  seat: number;
  what: 'trap' | 'slain' | 'floor' | 'house' | 'weapon' | 'dust';
  /** A place; for a floor and a house, nothing. */
  place?: string;
  left?: number;
}
export interface Show {
  flights?: Flight[];
  bursts?: Burst[];
  /** Who walks in this scene, and how long each waits before it starts. */
  walks?: ReadonlyMap<string, number>;
}

/** A view after an event, and what is drawn meanwhile. */
export type Shown = Step<BonesView> & { show?: Show };
