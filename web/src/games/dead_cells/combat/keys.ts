/** Arrows walk along the line; Enter takes what is preselected: the first button of the title bar. */
export function keys(event: KeyboardEvent): void {
  const { target } = event;
  if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || document.querySelector('dialog[open]')) return;
  if (target instanceof HTMLElement && ['INPUT', 'TEXTAREA', 'SELECT'].includes(target.tagName)) return;
  const focused = document.activeElement as HTMLElement | null;
  if (event.key === 'ArrowLeft' || event.key === 'ArrowRight') {
    const line = [...document.querySelectorAll<HTMLElement>('[data-line]')].sort(
      (one, other) => one.getBoundingClientRect().left - other.getBoundingClientRect().left,
    );
    const at = focused ? line.indexOf(focused) : -1;
    const step = event.key === 'ArrowRight' ? 1 : -1;
    const next = line[at < 0 ? (step > 0 ? 0 : line.length - 1) : (at + step + line.length) % line.length];
    if (!next) return;
    event.preventDefault();
    next.focus();
  } else if (event.key === 'Enter' && (!focused || focused === document.body)) {
    const button = document.querySelector<HTMLButtonElement>('.acts .btn[data-choice]');
    if (!button) return;
    event.preventDefault();
    button.click();
  }
}
