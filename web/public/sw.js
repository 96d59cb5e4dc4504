// Keeps the page itself so that it opens without a network; games always come from the server.
const CACHE = "graveshift-1";

self.addEventListener("install", (event) => {
  event.waitUntil(
    caches
      .open(CACHE)
      .then((cache) => cache.addAll(["/", "/icon.svg", "/manifest.webmanifest"]).then(() => keepFiles(cache)))
      .then(() => self.skipWaiting()),
  );
});

self.addEventListener("activate", (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter((name) => name !== CACHE).map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  );
});

// A note that it is somebody's turn leads to their table.
self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const table = `/table/${event.notification.tag}`;
  event.waitUntil(
    self.clients
      .matchAll({ type: "window" })
      .then((all) => all.find((one) => new URL(one.url).pathname === table)?.focus() ?? self.clients.openWindow(table)),
  );
});

const KEPT_API = /^\/api\/(games|rules)(\/|\?|$)/;

async function fresh(event, key, keep) {
  const cache = await caches.open(CACHE);
  try {
    const answer = await fetch(event.request);
    if (answer.ok) event.waitUntil(keep(cache, key, answer.clone()).catch(() => {}));
    return answer;
  } catch (error) {
    const kept = await cache.match(key);
    if (kept) return kept;
    throw error;
  }
}

const put = (cache, key, answer) => cache.put(key, answer);

// Every file of the page, also what is fetched only when a game is played; those of an older page go.
async function keepFiles(cache) {
  const answer = await fetch("/files.json", { cache: "no-cache" });
  if (!answer.ok) return;
  const files = await answer.json();
  const have = new Set();
  for (const file of await cache.keys()) {
    const { pathname } = new URL(file.url);
    if (!pathname.startsWith("/assets/")) continue;
    if (files.includes(pathname)) have.add(pathname);
    else await cache.delete(file);
  }
  await cache.addAll(files.filter((file) => !have.has(file)));
}

// Whatever else somebody looks at (figures, health) is no front page.
async function putPage(cache, key, answer) {
  if (!answer.headers.get("Content-Type")?.startsWith("text/html")) return;
  const before = await cache.match(key);
  const [old, now] = await Promise.all([before?.text(), answer.clone().text()]);
  await cache.put(key, answer);
  if (old !== now) await keepFiles(cache);
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
  else if (event.request.mode === "navigate" && !url.pathname.startsWith("/schema"))
    event.respondWith(fresh(event, "/", putPage));
  else if (KEPT_API.test(url.pathname + url.search)) event.respondWith(fresh(event, event.request, put));
});
