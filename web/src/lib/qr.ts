/** A QR code of a short text: bytes, error correction M, versions 1 to 25 (ISO/IEC 18004). Pure: no DOM. */

/** For each version: words of correction a block, and how many blocks (level M). */
const CORRECTION = [10, 16, 26, 18, 24, 16, 18, 22, 22, 26, 30, 22, 22, 24, 24, 28, 28, 26, 26, 26, 26, 28, 28, 28, 28];
const BLOCKS = [1, 1, 1, 2, 2, 4, 4, 4, 5, 5, 5, 8, 9, 9, 10, 10, 11, 13, 14, 16, 17, 17, 18, 20, 21];
/** The middles of the small squares. */
const ALIGNED = [
  [],
  [6, 18],
  [6, 22],
  [6, 26],
  [6, 30],
  [6, 34],
  [6, 22, 38],
  [6, 24, 42],
  [6, 26, 46],
  [6, 28, 50],
  [6, 30, 54],
  [6, 32, 58],
  [6, 34, 62],
  [6, 26, 46, 66],
  [6, 26, 48, 70],
  [6, 26, 50, 74],
  [6, 30, 54, 78],
  [6, 30, 56, 82],
  [6, 30, 58, 86],
  [6, 34, 62, 90],
  [6, 28, 50, 72, 94],
  [6, 26, 50, 74, 98],
  [6, 30, 54, 78, 102],
  [6, 28, 54, 80, 106],
  [6, 32, 58, 84, 110],
];
const MASKS: ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
];

/** How many modules of a version hold words. */
function rawModules(version: number): number {
  const marks = version > 1 ? Math.floor(version / 7) + 2 : 0;
  let count = (16 * version + 128) * version + 64;
  if (marks) count -= (25 * marks - 10) * marks - 55;
  return version > 6 ? count - 36 : count;
}
const dataWords = (version: number): number =>
  Math.floor(rawModules(version) / 8) - CORRECTION[version - 1]! * BLOCKS[version - 1]!;

/** Times in the field of 256 with the polynomial 0x11d. */
export function times(a: number, b: number): number {
  let sum = 0;
  for (let bit = 7; bit >= 0; bit -= 1) {
    sum = (sum << 1) ^ ((sum >>> 7) * 0x11d);
    sum ^= ((b >>> bit) & 1) * a;
  }
  return sum;
}

/** The words of correction to some words of data (Reed and Solomon). */
export function correction(data: number[], count: number): number[] {
  const divisor = new Array<number>(count).fill(0);
  divisor[count - 1] = 1;
  let root = 1;
  for (let n = 0; n < count; n += 1) {
    for (let m = 0; m < count; m += 1) {
      divisor[m] = times(divisor[m]!, root);
      if (m + 1 < count) divisor[m]! ^= divisor[m + 1]!;
    }
    root = times(root, 2);
  }
  const rest = new Array<number>(count).fill(0);
  for (const word of data) {
    const factor = word ^ rest.shift()!;
    rest.push(0);
    divisor.forEach((value, n) => (rest[n]! ^= times(value, factor)));
  }
  return rest;
}

/** The fifteen bits that say level M and the mask. */
export function formatBits(mask: number): number {
  let rest = mask; // level M is 00
  for (let n = 0; n < 10; n += 1) rest = (rest << 1) ^ ((rest >>> 9) * 0x537);
  return ((mask << 10) | rest) ^ 0x5412;
}

/** All words in the order in which they are laid. */
function words(text: string): { version: number; all: number[] } {
  const bytes = [...new TextEncoder().encode(text)];
  let version = 1;
  const lengthBits = () => (version < 10 ? 8 : 16);
  while (dataWords(version) * 8 < 4 + lengthBits() + bytes.length * 8) {
    version += 1;
    if (version > CORRECTION.length) throw new Error("Too long for a QR code.");
  }
  const bits: number[] = [];
  const put = (value: number, length: number) => {
    for (let n = length - 1; n >= 0; n -= 1) bits.push((value >>> n) & 1);
  };
  put(4, 4);
  put(bytes.length, lengthBits());
  for (const byte of bytes) put(byte, 8);
  const room = dataWords(version) * 8;
  put(0, Math.min(4, room - bits.length));
  put(0, (8 - (bits.length % 8)) % 8);
  for (let pad = 0xec; bits.length < room; pad ^= 0xec ^ 0x11) put(pad, 8);
  const data = Array.from({ length: room / 8 }, (_, n) =>
    bits.slice(n * 8, n * 8 + 8).reduce((sum, bit) => (sum << 1) | bit, 0),
  );
  const blocks = BLOCKS[version - 1]!;
  const extra = CORRECTION[version - 1]!;
  const total = Math.floor(rawModules(version) / 8);
  const short = blocks - (total % blocks);
  const length = Math.floor(total / blocks) - extra;
  let from = 0;
  const parts = Array.from({ length: blocks }, (_, n) => {
    const own = data.slice(from, (from += length + (n < short ? 0 : 1)));
    return { own, more: correction(own, extra) };
  });
  const all: number[] = [];
  for (let n = 0; n <= length; n += 1) for (const part of parts) if (n < part.own.length) all.push(part.own[n]!);
  for (let n = 0; n < extra; n += 1) for (const part of parts) all.push(part.more[n]!);
  return { version, all };
}

/** The code in rows of dark (true) and light modules, without the quiet zone. */
export function qrCode(text: string): boolean[][] {
  const { version, all } = words(text);
  const size = version * 4 + 17;
  const grid = Array.from({ length: size }, () => new Array<boolean>(size).fill(false));
  const fixed = grid.map((row) => [...row]);
  const set = (x: number, y: number, dark: boolean) => {
    if (x < 0 || y < 0 || x >= size || y >= size) return;
    grid[y]![x] = dark;
    fixed[y]![x] = true;
  };
  for (let n = 0; n < size; n += 1) {
    set(6, n, n % 2 === 0);
    set(n, 6, n % 2 === 0);
  }
  for (const [cx, cy] of [
    [3, 3],
    [size - 4, 3],
    [3, size - 4],
  ] as const)
    for (let y = -4; y <= 4; y += 1)
      for (let x = -4; x <= 4; x += 1) {
        const far = Math.max(Math.abs(x), Math.abs(y));
        set(cx + x, cy + y, far !== 2 && far !== 4);
      }
  const marks = ALIGNED[version - 1]!;
  marks.forEach((cx, n) =>
    marks.forEach((cy, m) => {
      const last = marks.length - 1;
      if ((n === 0 && m === 0) || (n === 0 && m === last) || (n === last && m === 0)) return;
      for (let y = -2; y <= 2; y += 1)
        for (let x = -2; x <= 2; x += 1) set(cx + x, cy + y, Math.max(Math.abs(x), Math.abs(y)) !== 1);
    }),
  );
  if (version > 6) {
    let rest = version;
    for (let n = 0; n < 12; n += 1) rest = (rest << 1) ^ ((rest >>> 11) * 0x1f25);
    const bits = (version << 12) | rest;
    for (let n = 0; n < 18; n += 1) {
      const [a, b] = [size - 11 + (n % 3), Math.floor(n / 3)];
      set(a, b, ((bits >>> n) & 1) === 1);
      set(b, a, ((bits >>> n) & 1) === 1);
    }
  }
  const format = (mask: number) => {
    const bits = formatBits(mask);
    const bit = (n: number) => ((bits >>> n) & 1) === 1;
    for (let n = 0; n <= 5; n += 1) set(8, n, bit(n));
    set(8, 7, bit(6));
    set(8, 8, bit(7));
    set(7, 8, bit(8));
    for (let n = 9; n < 15; n += 1) set(14 - n, 8, bit(n));
    for (let n = 0; n < 8; n += 1) set(size - 1 - n, 8, bit(n));
    for (let n = 8; n < 15; n += 1) set(8, size - 15 + n, bit(n));
    set(8, size - 8, true);
  };
  format(0);
  let at = 0;
  for (let right = size - 1; right >= 1; right -= 2) {
    if (right === 6) right = 5;
    for (let step = 0; step < size; step += 1)
      for (const x of [right, right - 1]) {
        const y = ((right + 1) & 2) === 0 ? size - 1 - step : step;
        if (fixed[y]![x] || at >= all.length * 8) continue;
        grid[y]![x] = ((all[at >>> 3]! >>> (7 - (at & 7))) & 1) === 1;
        at += 1;
      }
  }
  let best: boolean[][] = grid;
  let least = Infinity;
  MASKS.forEach((mask, number) => {
    format(number);
    const masked = grid.map((row, y) => row.map((dark, x) => (fixed[y]![x] ? dark : dark !== mask(x, y))));
    const bad = penalty(masked);
    if (bad < least) [best, least] = [masked, bad];
  });
  return best;
}

/** How hard a code is to read: long runs, blocks, and too much of one colour. */
function penalty(grid: boolean[][]): number {
  const size = grid.length;
  let bad = 0;
  for (const turned of [false, true])
    for (let a = 0; a < size; a += 1) {
      let run = 0;
      for (let b = 0; b < size; b += 1) {
        const same = b > 0 && at(grid, turned, a, b) === at(grid, turned, a, b - 1);
        run = same ? run + 1 : 1;
        if (run === 5) bad += 3;
        else if (run > 5) bad += 1;
      }
    }
  let dark = 0;
  grid.forEach((row, y) =>
    row.forEach((one, x) => {
      if (one) dark += 1;
      if (x && y && one === row[x - 1] && one === grid[y - 1]![x] && one === grid[y - 1]![x - 1]) bad += 3;
    }),
  );
  return bad + Math.floor(Math.abs(dark / (size * size) - 0.5) * 20) * 10;
}
const at = (grid: boolean[][], turned: boolean, a: number, b: number): boolean =>
  turned ? grid[b]![a]! : grid[a]![b]!;
