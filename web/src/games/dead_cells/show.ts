/** What the board draws beside the view while an event is played. */
import type { Step } from '../../shell/desk';
import type { Flight as Way } from '../parts/flights';
import type { CellsView } from './view';

/** A thing on its way over the table: a tooth, a cell, a card. */
export interface Flight extends Way {
  /** Its sign. */
  icon: string;
  colour: string;
}

/** Each screen adds what it draws. */
export interface Show {
  flights?: Flight[];
  /** The Group walks from here to there. */
  walk?: { from: string; to: string };
  /** A tile turns over. */
  turned?: string;
  /** A biome is entered. */
  enters?: string;
  /** A card of the ordered decks has just been bought. */
  bought?: string;
}

export type Shown = Step<CellsView> & { show?: Show & Record<string, unknown> };
