/** Whoever acts is in sight, with all that it carries; nothing at the head of the list is cut. Returns what ends it. */
export function keepInSight(mine: HTMLElement): (() => void) | undefined {
  const list = mine.parentElement;
  if (!list) return;
  const sizes = new ResizeObserver(() => {
    mine.scrollIntoView({ block: "nearest" });
    const all = [...list.children] as HTMLElement[];
    const foot = mine.offsetTop + mine.offsetHeight;
    const before = all.slice(0, all.indexOf(mine)); // one that is taller than the list stands at its head itself
    const whole = before.find((one) => foot - one.offsetTop <= list.clientHeight) ?? mine;
    if (list.scrollTop) list.scrollTop = whole.offsetTop - list.offsetTop;
  });
  for (const one of [mine, list]) sizes.observe(one);
  return () => {
    sizes.disconnect();
    list.scrollTop = 0; // between two Turns the clock and everybody are looked at
  };
}
