/** From line to line of a story with the arrow keys. */
export function walk(event: KeyboardEvent & { currentTarget: HTMLElement }): void {
  const way = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0;
  if (!way) return;
  const lines = [...(event.currentTarget.closest('[role=log]')?.querySelectorAll<HTMLElement>('[role=link]') ?? [])];
  const next = lines[lines.indexOf(event.currentTarget) + way];
  if (!next) return;
  event.preventDefault();
  next.focus();
}
