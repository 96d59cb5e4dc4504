/** An impact shakes the board, where motion is wanted. */
export function shake(board: Element | null | undefined): void {
  board?.animate(
    [0, -7, 6, -4, 3, 0].map((x, n) => ({ transform: `translate(${x}px, ${n % 2 ? 3 : -2}px)` })),
    { duration: 260 },
  );
}
