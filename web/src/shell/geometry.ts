/** Angles go clockwise from north, in degrees. */
const radians = (degrees: number) => ((degrees - 90) * Math.PI) / 180;

export const fixed = (n: number) => n.toFixed(1);

export function polar(radius: number, degrees: number): [number, number] {
  return [radius * Math.cos(radians(degrees)), radius * Math.sin(radians(degrees))];
}

const point = (radius: number, degrees: number) => polar(radius, degrees).map(fixed).join(',');

/** A slice of a ring between two radii and two angles. */
export function slice(inner: number, outer: number, from: number, to: number): string {
  const large = to - from > 180 ? 1 : 0;
  return (
    `M${point(outer, from)}A${outer},${outer} 0 ${large} 1 ${point(outer, to)}` +
    `L${point(inner, to)}A${inner},${inner} 0 ${large} 0 ${point(inner, from)}Z`
  );
}

/** A whole circle, as a path. */
export const circle = (radius: number, x = 0, y = 0) =>
  `M${fixed(x - radius)},${fixed(y)}a${radius},${radius} 0 1 0 ${2 * radius},0a${radius},${radius} 0 1 0 ${-2 * radius},0Z`;

export function arcLine(radius: number, from: number, to: number): string {
  return `M${point(radius, from)}A${radius},${radius} 0 ${to - from > 180 ? 1 : 0} 1 ${point(radius, to)}`;
}

/** The same numbers every time, so that a tree stands where it stood. */
export function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1664525 + 1013904223) % 4294967296;
    return state / 4294967296;
  };
}
