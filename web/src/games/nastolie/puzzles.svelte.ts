/** The twelve puzzles: which are solved, what was tried, and how one goes from one to the next. Kept in this browser. */
import { keepTable } from '../../shell/keys';
import { router } from '../../shell/router.svelte';
import { json, makeTable, type Seat } from '../../shell/wire';

export interface PuzzlePlate {
  orders: [mine: string, theirs: string];
  /** One to three rhombs. */
  hard: number;
  solution: string[];
}
/** One turn: at which table, and which enemies were left, by their kinds. */
export interface Try {
  table: string;
  left: string[];
}
interface Known {
  solved?: boolean;
  tries?: Try[];
}
const KEY = 'samobranka.nastolie.puzzles';
/** So many tries open the solution; so many are remembered. */
export const ENOUGH = 3;
const KEPT = 12;

class Puzzles {
  plates = $state.raw<Record<string, PuzzlePlate>>({});
  private known = $state.raw<Record<string, Known>>(stored());
  /** The one whose solution is shown. */
  shown = $state<number | null>(null);

  async load(): Promise<void> {
    if (!Object.keys(this.plates).length)
      this.plates = (await json<{ puzzle: Record<string, PuzzlePlate> }>('/api/sketches/nastolie')).puzzle;
  }

  tries = (puzzle: number): Try[] => this.known[puzzle]?.tries ?? [];
  solved = (puzzle: number): boolean => this.known[puzzle]?.solved ?? false;
  get count(): number {
    return Object.values(this.known).filter(({ solved }) => solved).length;
  }

  /** A turn is over, or given up. A table counts once; who was shown the solution has not solved it. */
  note(puzzle: number, done: Try): void {
    const old = this.known[puzzle] ?? {};
    const solved = old.solved || (!done.left.length && this.shown !== puzzle);
    const tries = [...this.tries(puzzle).filter(({ table }) => table !== done.table), done].slice(-KEPT);
    this.known = { ...this.known, [puzzle]: { solved, tries } };
    localStorage.setItem(KEY, JSON.stringify(this.known));
  }

  /** A table with this puzzle, for whoever sits here. */
  async begin(puzzle: number, { name, colour, symbol }: Seat, solution = false): Promise<void> {
    const options = { scenario: 'p9', puzzle };
    const made = await makeTable('nastolie', options, [{ kind: 'here', name, colour, symbol }], undefined, true);
    this.shown = solution ? puzzle : null;
    keepTable(made);
    router.go(`/table/${made.table}`);
  }
}

function stored(): Record<string, Known> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}');
  } catch {
    return {};
  }
}

export const puzzles = new Puzzles();
