/** A thread that is pulled is no scrolling: else a finger that lets go in full swing flings, and its next tap only ends that. */
export const unflung =
  (pulls: () => boolean) =>
  (table: Element): (() => void) => {
    const hold = (event: Event) => {
      if (event.cancelable && pulls()) event.preventDefault();
    };
    table.addEventListener('touchmove', hold, { passive: false });
    return () => table.removeEventListener('touchmove', hold);
  };
