/** Pieces that look alike: pointing at any of them means the same. */

/** What is to be seen of a piece; `trifles` are facts that tell nothing apart. */
export const lookOf = (piece: object, trifles: readonly string[] = []): string =>
  JSON.stringify(piece, (name, value: unknown) => (name === 'id' || trifles.includes(name) ? undefined : value));

const isPiece = (value: unknown): value is { id: string } =>
  typeof value === 'object' && value !== null && 'id' in value && typeof value.id === 'string';

/** By id, a key that is the same for pieces that lie in one place and look alike. What is shown twice counts where it is met first. */
export function lookalikes(view: object, trifles?: readonly string[]): Map<string, string> {
  const found = new Map<string, string>();
  const note = (value: unknown, path: string): void => {
    if (isPiece(value)) {
      if (!found.has(value.id)) found.set(value.id, `${path} ${lookOf(value, trifles)}`);
    } else if (Array.isArray(value)) value.forEach((each, i) => note(each, isPiece(each) ? path : `${path}/${i}`));
    else if (typeof value === 'object' && value !== null) for (const [name, each] of Object.entries(value)) note(each, `${path}/${name}`);
  };
  note(view, '');
  return found;
}
