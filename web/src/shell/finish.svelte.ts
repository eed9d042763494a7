/** The end of a game is seen before its sheet comes. */
import type { Connection } from './connection.svelte';
import { prefs } from './prefs.svelte';

/** So long the table is looked at as it is, at normal speed. */
const LOOK = 1800;
const NORMAL = 500;

export class Finish {
  /** Whether the sheet lies on the table. */
  shown = $state(false);
  /** Whether what decided it is still looked at. */
  looking = $state(false);

  /** Made while a page is made. Who comes to a table that is over finds the sheet there. */
  constructor(current: () => Connection) {
    let open = !current().outcome;
    this.shown = !open;
    $effect(() => {
      const over = current().outcome !== null;
      if (!over) {
        open = true;
        this.shown = false;
      } else if (open) {
        open = false;
        return this.look();
      }
    });
  }

  private look(): (() => void) | undefined {
    const wait = document.hidden ? 0 : (LOOK * prefs.pace) / NORMAL;
    if (!wait) return void (this.shown = true);
    this.looking = true;
    const timer = setTimeout(() => this.show(), wait);
    return () => clearTimeout(timer);
  }

  show(): void {
    this.looking = false;
    this.shown = true;
  }

  close(): void {
    this.shown = false;
  }
}
