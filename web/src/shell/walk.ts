/** From line to line of a story with the arrow keys; each line is a button, alone or in a paragraph. */
export function walk(event: KeyboardEvent & { currentTarget: HTMLElement }): void {
  const line = event.currentTarget.closest('p') ?? event.currentTarget;
  const next = event.key === 'ArrowUp' ? line.previousElementSibling : event.key === 'ArrowDown' ? line.nextElementSibling : null;
  if (!next) return;
  event.preventDefault();
  (next.querySelector('button') ?? (next as HTMLElement)).focus();
}
