// Keeps the page itself so that it opens without a network; games always come from the server.
const CACHE = "graveshift-1";

self.addEventListener("install", (event) => {
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(["/", "/icon.svg", "/manifest.webmanifest"])).then(() => self.skipWaiting()));
});

self.addEventListener("activate", (event) => {
  event.waitUntil(caches.keys().then((names) => Promise.all(names.filter((name) => name !== CACHE).map((name) => caches.delete(name)))).then(() => self.clients.claim()));
});

const KEPT_API = /^\/api\/(games|rules)(\/|\?|$)/;

async function fresh(request, key, keep) {
  const cache = await caches.open(CACHE);
  try {
    const answer = await fetch(request);
    if (answer.ok) await keep(cache, key, answer.clone()).catch(() => {});
    return answer;
  } catch (error) {
    const kept = await cache.match(key);
    if (kept) return kept;
    throw error;
  }
}

const put = (cache, key, answer) => cache.put(key, answer);

// A new front page has new files; those of the one before are of no use any more. Whatever else somebody looks at
// (figures, health) is no front page.
async function putPage(cache, key, answer) {
  if (!answer.headers.get("Content-Type")?.startsWith("text/html")) return;
  const before = await cache.match(key);
  const [old, now] = await Promise.all([before?.text(), answer.clone().text()]);
  if (old !== now) for (const file of await cache.keys()) if (new URL(file.url).pathname.startsWith("/assets/")) await cache.delete(file);
  await cache.put(key, answer);
}

async function kept(request) {
  const cache = await caches.open(CACHE);
  const found = await cache.match(request);
  if (found) return found;
  const answer = await fetch(request);
  if (answer.ok) await cache.put(request, answer.clone());
  return answer;
}

self.addEventListener("fetch", (event) => {
  const url = new URL(event.request.url);
  if (event.request.method !== "GET" || url.origin !== location.origin) return;
  if (url.pathname.startsWith("/assets/")) event.respondWith(kept(event.request));
  else if (event.request.mode === "navigate" && !url.pathname.startsWith("/schema")) event.respondWith(fresh(event.request, "/", putPage));
  else if (KEPT_API.test(url.pathname + url.search)) event.respondWith(fresh(event.request, event.request, put));
});
