/** Where figures stand beside the last word of a game. */
const MIDDLE = 410;
const EDGE = 12;
const STEP = 76;
/** How much room is kept for a short word; a word that takes more than most of the picture stands above it. */
const [SHORT, ABOVE] = [100, 290];

/** Left, right, left …, from the word outwards: closer together where the word leaves less room, and none under it. */
export function placeOf(n: number, count: number, broad: number, clear: number): number {
  const inner = MIDDLE - 8 - broad - (clear > ABOVE ? SHORT : Math.max(SHORT, clear));
  const beside = Math.ceil(count / 2) - 1;
  const step = beside > 0 ? Math.min(STEP, (inner - EDGE) / beside) : 0;
  const x = inner - (n >> 1) * step;
  return n % 2 ? 2 * MIDDLE - x - broad : x;
}
