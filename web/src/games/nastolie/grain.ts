/** Planks and their grain, the same at every table: drawn once, in millimetres. */

/** A small generator: pictures need no better one, and must not change. */
function steady(seed: number): () => number {
  let state = seed;
  return () => (state = (state * 1664525 + 1013904223) % 4294967296) / 4294967296;
}
const short = (value: number) => Number(value.toFixed(1));

export interface Plank {
  top: number;
  height: number;
  /** Lighter or darker than the others. */
  tone: number;
  /** Where two boards meet. */
  joint: number;
  dark: string;
  light: string;
}

export function planks(width: number, height: number, seed: number, each: number): Plank[] {
  const random = steady(seed);
  return Array.from({ length: Math.ceil(height / each) }, (_, row) => {
    const top = row * each;
    const tone = (random() - 0.5) * 0.14;
    let [dark, light] = ['', ''];
    for (let i = 0; i < Math.round(each / 5); i++) {
      const [y, x] = [top + 2 + random() * (each - 4), random() * width * 0.7 - 60];
      const length = width * (0.2 + random() * 0.6);
      const fibre = `M${short(x)},${short(y)}q${short(length / 2)},${short((random() - 0.5) * 7)} ${short(length)},${short((random() - 0.5) * 3)}`;
      if (random() > 0.35) dark += fibre;
      else light += fibre;
    }
    return { top, height: Math.min(each, height - top), tone, joint: random() * width, dark, light };
  });
}
