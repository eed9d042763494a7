/** A QR code of up to 106 bytes: byte mode, error correction M, versions 1 to 6 (larger ones need more signs than we draw). */

/** For each version: bytes of error correction in a block, blocks, bytes of data in a block. */
const VERSIONS = [
  [10, 1, 16],
  [16, 1, 28],
  [26, 1, 44],
  [18, 2, 32],
  [24, 2, 43],
  [16, 4, 27],
] as const;

/** Products and logarithms in the field of 256 elements. */
const POWERS: number[] = [];
const LOGS: number[] = [];
for (let i = 0, x = 1; i < 255; i++, x = (x << 1) ^ (x & 128 ? 0x11d : 0)) {
  POWERS[i] = x;
  LOGS[x] = i;
}
const times = (a: number, b: number): number => (a && b ? POWERS[(LOGS[a]! + LOGS[b]!) % 255]! : 0);

/** Reed–Solomon: the remainder of the data by the generator of this degree. */
function correction(data: number[], degree: number): number[] {
  let generator = [1];
  for (let i = 0; i < degree; i++) generator = [...generator, 0].map((value, at) => value ^ times(generator[at - 1] ?? 0, POWERS[i]!));
  const rest = Array<number>(degree).fill(0);
  for (const byte of data) {
    const factor = byte ^ rest.shift()!;
    rest.push(0);
    for (let i = 0; i < degree; i++) rest[i]! ^= times(generator[i + 1]!, factor);
  }
  return rest;
}

const bitsOf = (value: number, count: number): number[] => Array.from({ length: count }, (_, i) => (value >> (count - 1 - i)) & 1);

/** All bits in the order in which they are laid down. */
function stream(bytes: Uint8Array, version: number): number[] {
  const [degree, blocks, size] = VERSIONS[version - 1]!;
  const bits = [...bitsOf(4, 4), ...bitsOf(bytes.length, 8), ...[...bytes].flatMap((byte) => bitsOf(byte, 8)), 0, 0, 0, 0];
  while (bits.length % 8) bits.push(0);
  const data: number[] = [];
  for (let i = 0; i < bits.length && data.length < blocks * size; i += 8)
    data.push(bits.slice(i, i + 8).reduce((all, bit) => all * 2 + bit, 0));
  for (let pad = 0xec; data.length < blocks * size; pad ^= 0xec ^ 0x11) data.push(pad);
  const parts = Array.from({ length: blocks }, (_, i) => data.slice(i * size, (i + 1) * size));
  const checks = parts.map((part) => correction(part, degree));
  const woven = [parts, checks].flatMap((each) => each[0]!.flatMap((_, at) => each.map((part) => part[at]!)));
  return [...woven.flatMap((byte) => bitsOf(byte, 8)), ...Array<number>(7).fill(0)];
}

const MASKS: ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(y / 2) + Math.floor(x / 3)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
];

class Grid {
  readonly size: number;
  readonly dark: boolean[][];
  private readonly fixed: boolean[][];

  constructor(version: number) {
    this.size = version * 4 + 17;
    this.dark = Array.from({ length: this.size }, () => Array<boolean>(this.size).fill(false));
    this.fixed = this.dark.map((row) => [...row]);
    const end = this.size - 1;
    for (let i = 8; i < end - 7; i++)
      for (const [x, y] of [
        [i, 6],
        [6, i],
      ] as const)
        this.fix(x, y, i % 2 === 0);
    for (const [cx, cy] of [
      [3, 3],
      [end - 3, 3],
      [3, end - 3],
    ] as const)
      this.square(cx, cy, 4, [2, 4]);
    if (version > 1) this.square(end - 6, end - 6, 2, [1]);
    this.signature(0);
  }

  /** Rings around a middle; those named are light. */
  private square(cx: number, cy: number, reach: number, light: number[]): void {
    for (let y = -reach; y <= reach; y++)
      for (let x = -reach; x <= reach; x++) this.fix(cx + x, cy + y, !light.includes(Math.max(Math.abs(x), Math.abs(y))));
  }

  private fix(x: number, y: number, dark: boolean): void {
    if (x < 0 || y < 0 || x >= this.size || y >= this.size) return;
    this.dark[y]![x] = dark;
    this.fixed[y]![x] = true;
  }

  /** Which correction and which mask, twice, with a check of its own. */
  signature(mask: number): void {
    let rest = mask << 10;
    for (let bit = 14; bit >= 10; bit--) if (rest & (1 << bit)) rest ^= 0x537 << (bit - 10);
    const bits = bitsOf(((mask << 10) | rest) ^ 0x5412, 15).reverse();
    const end = this.size - 1;
    const along = [0, 1, 2, 3, 4, 5, 7, 8];
    bits.forEach((bit, i) => {
      if (i < 8) this.fix(8, along[i]!, bit === 1);
      else this.fix(i === 8 ? 7 : 14 - i, 8, bit === 1);
      if (i < 8) this.fix(end - i, 8, bit === 1);
      else this.fix(8, end - 14 + i, bit === 1);
    });
    this.fix(8, end - 7, true);
  }

  /** In columns of two, up and down, from the right; the upright timing line is stepped over. */
  lay(bits: number[]): void {
    let next = 0;
    for (let right = this.size - 1; right > 0; right -= right === 8 ? 3 : 2)
      for (let i = 0; i < this.size; i++)
        for (const x of [right, right - 1]) {
          const up = (right > 6 ? this.size - 1 - right : this.size - 2 - right) % 4 < 2;
          const y = up ? this.size - 1 - i : i;
          if (!this.fixed[y]![x]) this.dark[y]![x] = bits[next++] === 1;
        }
  }

  mask(number: number): void {
    for (let y = 0; y < this.size; y++)
      for (let x = 0; x < this.size; x++) if (!this.fixed[y]![x] && MASKS[number]!(x, y)) this.dark[y]![x] = !this.dark[y]![x];
    this.signature(number);
  }

  /** How hard it is to read: long runs, blots, and too much of one shade. */
  penalty(): number {
    let sum = 0;
    let count = 0;
    for (let a = 0; a < this.size; a++)
      for (const at of [(b: number) => this.dark[a]![b]!, (b: number) => this.dark[b]![a]!]) {
        for (let b = 1, run = 1; b <= this.size; b++) {
          if (b < this.size && at(b) === at(b - 1)) run++;
          else {
            if (run >= 5) sum += run - 2;
            run = 1;
          }
        }
      }
    for (let y = 0; y < this.size; y++)
      for (let x = 0; x < this.size; x++) {
        const dark = this.dark[y]![x]!;
        if (dark) count++;
        if (x && y && [this.dark[y - 1]![x], this.dark[y]![x - 1], this.dark[y - 1]![x - 1]].every((other) => other === dark)) sum += 3;
      }
    return sum + Math.floor(Math.abs((count * 20) / this.size ** 2 - 10)) * 10;
  }
}

/** The code as rows of dark squares; null if the text is too long. */
export function qr(text: string, chosen: number | null = null): boolean[][] | null {
  const bytes = new TextEncoder().encode(text);
  const version = VERSIONS.findIndex(([, blocks, size]) => blocks * size >= bytes.length + 2) + 1;
  if (!version) return null;
  const drawn = (chosen === null ? MASKS.map((_, i) => i) : [chosen]).map((number) => {
    const grid = new Grid(version);
    grid.lay(stream(bytes, version));
    grid.mask(number);
    return grid;
  });
  return drawn.reduce((best, grid) => (grid.penalty() < best.penalty() ? grid : best)).dark;
}
