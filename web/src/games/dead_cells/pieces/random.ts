/** The same numbers each time: what is drawn from them stays where it is. */
export function random(seed: number): () => number {
  let state = seed;
  return () => (state = (state * 1664525 + 1013904223) % 4294967296) / 4294967296;
}
