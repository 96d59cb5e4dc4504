/** What is fetched for the eye alone waits until somebody looks: who clicks at once is not kept waiting by it. */
const LOOKED = 1200;

export function whenSeen(node: Element | undefined, seen: () => void): (() => void) | undefined {
  if (!node) return undefined;
  let timer = 0;
  const watch = new IntersectionObserver((all) => {
    clearTimeout(timer);
    if (all.at(-1)!.isIntersecting) timer = window.setTimeout(seen, LOOKED);
  });
  watch.observe(node);
  return () => {
    clearTimeout(timer);
    watch.disconnect();
  };
}
