/** Some three hundred signs are data, not code: they come beside the board, and it waits for them. Written by tools/icons.mjs. */
const answer = await fetch('/signs/dead_cells.json').catch(() => null);
export const icons: Record<string, string> = answer?.ok ? await answer.json() : {};
