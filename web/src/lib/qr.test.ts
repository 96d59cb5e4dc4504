import { describe, expect, it } from "vitest";
import { correction, formatBits, qrCode, times } from "./qr";

/** Reads the format beside the upper left square. */
function maskOf(grid: boolean[][]): number {
  let bits = 0;
  const put = (n: number, dark: boolean) => (bits |= dark ? 1 << n : 0);
  for (let n = 0; n <= 5; n += 1) put(n, grid[n]![8]!);
  put(6, grid[7]![8]!);
  put(7, grid[8]![8]!);
  put(8, grid[8]![7]!);
  for (let n = 9; n < 15; n += 1) put(n, grid[8]![14 - n]!);
  return [0, 1, 2, 3, 4, 5, 6, 7].findIndex((mask) => formatBits(mask) === bits);
}

describe("a QR code", () => {
  it("reckons in the field of the standard", () => expect([times(2, 128), times(76, 43)]).toEqual([29, 251]));
  it("has the words of correction that the standard's example has", () =>
    expect(correction([32, 91, 11, 120, 209, 114, 220, 77, 67, 64, 236, 17, 236, 17, 236, 17], 10)).toEqual([
      196, 35, 39, 119, 235, 215, 231, 226, 93, 23,
    ]));
  it("says its level and mask as the standard's table does", () => {
    expect(formatBits(0).toString(2).padStart(15, "0")).toBe("101010000010010");
    expect(formatBits(5).toString(2).padStart(15, "0")).toBe("100000011001110");
  });
  it("grows with its text and keeps its three eyes", () => {
    for (const [text, size] of [
      ["hello", 21],
      ["https://example.org/join/abcdefghijkl#".padEnd(100, "x"), 41],
      ["y".repeat(300), 69],
    ] as const) {
      const grid = qrCode(text);
      expect([text.length, grid.length]).toEqual([text.length, size]);
      for (const [x, y] of [
        [3, 3],
        [size - 4, 3],
        [3, size - 4],
      ] as const)
        expect([grid[y]![x], grid[y]![x + 2], grid[y]![x + 3]]).toEqual([true, false, true]);
      expect(maskOf(grid)).toBeGreaterThanOrEqual(0);
      expect(grid[size - 8]![8]).toBe(true);
    }
  });
  it("holds what its largest version holds", () => expect(qrCode("z".repeat(997))).toHaveLength(117));
  it("says when a text is too long", () => expect(() => qrCode("z".repeat(998))).toThrow("Too long"));
});
