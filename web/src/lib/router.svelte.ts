/** The address bar: a path, and a token after `#` that no server ever sees. */
export const route = $state<{ path: string; search: string; hash: string }>({
  path: location.pathname,
  search: location.search,
  hash: location.hash.slice(1),
});

function look(): void {
  route.path = location.pathname;
  route.search = location.search;
  route.hash = location.hash.slice(1);
}

addEventListener("popstate", look);
addEventListener("hashchange", look);

export function go(to: string, replace = false): void {
  if (replace) history.replaceState(null, "", to);
  else history.pushState(null, "", to);
  look();
  scrollTo(0, 0);
}

/** Links inside the page change the view without loading it anew. */
export function followLinks(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
  const link = (event.target as Element | null)?.closest("a");
  if (
    !link ||
    link.target ||
    link.origin !== location.origin ||
    link.hasAttribute("download") ||
    link.pathname.startsWith("/api")
  )
    return;
  if (link.getAttribute("href")?.startsWith("#")) return;
  event.preventDefault();
  go(link.pathname + link.search + link.hash);
}
