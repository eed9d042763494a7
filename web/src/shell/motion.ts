/** How pieces moved: the text that an event may hold as its `path`, and the same sums as core/motion.py. */

/** A moment, in tenths of a millisecond since the motion began, and where the piece was then. */
export type Knot = readonly [moment: number, x: number, y: number];
export type Place = readonly [x: number, y: number];
export type Places = ReadonlyMap<string, Place>;

const SECOND = 10_000;

export class Motion {
  constructor(
    readonly paths: ReadonlyMap<string, readonly Knot[]>,
    /** What slows everything down: places a second, a second. */
    readonly drag: number,
  ) {}

  static parse(text: string): Motion {
    const [drag, ...pieces] = text.split('|');
    const paths = new Map<string, Knot[]>();
    for (const entry of pieces) {
      const at = entry.lastIndexOf(':');
      const knots = entry
        .slice(at + 1)
        .split(';')
        .map((knot) => knot.split(',').map(Number));
      if (at < 1 || knots.some((knot) => knot.length !== 3 || knot.some(Number.isNaN))) throw new Error(`no path: ${entry.slice(0, 40)}`);
      paths.set(entry.slice(0, at), knots as unknown as Knot[]);
    }
    return new Motion(paths, Number(drag));
  }

  /** How long it takes until everything rests. */
  get length(): number {
    return Math.max(0, ...this.ends());
  }

  /** When each piece comes to rest. */
  ends(): number[] {
    return [...this.paths.values()].map((knots) => knots.at(-1)![0]);
  }

  at(piece: string, moment: number): Place {
    const knots = this.paths.get(piece)!;
    const next = knots.findIndex(([when]) => moment < when);
    if (next <= 0) {
      const [, x, y] = next ? knots.at(-1)! : knots[0]!;
      return [x, y];
    }
    const [from, fromX, fromY] = knots[next - 1]!;
    const [to, toX, toY] = knots[next]!;
    const [x, y] = [toX - fromX, toY - fromY];
    const distance = Math.hypot(x, y);
    if (!distance) return [fromX, fromY];
    const span = (to - from) / SECOND;
    const since = (moment - from) / SECOND;
    const speed = distance / span + (this.drag * span) / 2;
    const part = (speed * since - (this.drag * since * since) / 2) / distance;
    return [fromX + x * part, fromY + y * part];
  }

  places(moment: number): Places {
    return new Map([...this.paths.keys()].map((piece) => [piece, this.at(piece, moment)]));
  }
}
