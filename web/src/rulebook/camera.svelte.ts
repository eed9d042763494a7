/** What part of the board is looked at: it begins with the whole and moves in. */
export class Camera {
  private box = $state.raw<readonly number[]>([]);
  private frame = 0;

  constructor(whole: readonly number[]) {
    this.box = whole;
  }

  /** As a viewBox. */
  get shape(): string {
    return this.box.map((n) => n.toFixed(1)).join(' ');
  }

  /** Fast at first, and slower where it arrives. */
  moveTo(to: readonly number[], millis: number): void {
    cancelAnimationFrame(this.frame);
    const [from, began] = [this.box, performance.now()];
    const step = (now: number) => {
      const part = millis ? Math.min(1, Math.max(0, now - began) / millis) : 1;
      const left = (1 - part) ** 3;
      this.box = to.map((end, i) => end + (from[i]! - end) * left);
      if (part < 1) this.frame = requestAnimationFrame(step);
    };
    step(began);
  }

  stop(): void {
    cancelAnimationFrame(this.frame);
  }
}
