/** The colours of a game, worn by the whole page for as long as a component is there. */
export function wearTheme(theme: () => string): void {
  $effect(() => {
    const name = theme();
    if (!name) return;
    document.documentElement.classList.add(name);
    return () => document.documentElement.classList.remove(name);
  });
}
