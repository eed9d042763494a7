/** What the board draws beside the view while an event is played. */
/** A card or a token on its way over the table; places are tried in order until one is on the screen. */
export interface Flight {
  /** Kind of the card; empty: face down. */
  card?: string;
  token?: string;
  from: string[];
  via?: string[];
  to: string[];
  /** Turns over half-way. */
  turns?: boolean;
  /** Falls instead of flying: it is lost. */
  falls?: boolean;
  delay?: number;
}

export interface Show {
  flights?: Flight[];
  /** A token face up, large; one that stays goes to the board next. */
  reveal?: { kind: string; stays: boolean; die: number };
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
