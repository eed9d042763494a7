/** Who clicks to see the end of a story may click once more than needed: that click must not become a move. */

/** So soon after a story nobody can have seen what became possible. */
const SEEN = 150;
/** How long a click in a hurry is remembered; longer than two clicks of a double click are apart. */
const HURRY = 500;
/** Things whose click may decide something; a game marks what else does. */
const DECIDES = '[data-piece], [data-choice], [data-decides], .acts, .aiming, .curtain';

export class Patience {
  private hurried = -Infinity;
  private asked = -Infinity;

  /** Something became possible. */
  begins(now: number): void {
    this.asked = now;
  }

  /** For every click, before anything else hears of it. `told`: a story is being told. */
  clicked(event: MouseEvent, told: boolean): void {
    const now = event.timeStamp;
    const again = now - this.hurried < HURRY && (now - this.asked < SEEN || event.detail > 1);
    if (told || again) this.hurried = now;
    if (told || !again || !(event.target as Element).closest(DECIDES)) return;
    event.stopImmediatePropagation();
    event.preventDefault();
  }
}
