/** The time of this page, as long as somebody counts seconds. */
class Seconds {
  now = $state(performance.now());

  /** Until what it returns is called. */
  count(): () => void {
    this.now = performance.now();
    const timer = setInterval(() => (this.now = performance.now()), 500);
    return () => clearInterval(timer);
  }
}

export const seconds = new Seconds();
