/*
 * The service worker, scope "/". It keeps two things and nothing else: assets whose name carries
 * their hash (they never change), and the page shown when there is no network. Pages and data
 * always come from the server. It also shows push messages, and opens what they lead to.
 */
const CACHE = "loopimmo-v1";
const OFFLINE_PAGE = "/offline";
const HASHED_ASSETS = "/_next/static/";
/** Older assets go first; a deployment has fewer than this. */
const MAX_ENTRIES = 250;
/** How old the kept offline page may get, in milliseconds, before it is fetched again. */
const OFFLINE_PAGE_AGE = 24 * 60 * 60 * 1000;

self.addEventListener("install", (event) => {
  event.waitUntil(keepOfflinePage().then(() => self.skipWaiting()));
});

self.addEventListener("activate", (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) =>
        Promise.all(names.filter((name) => name !== CACHE).map((name) => caches.delete(name))),
      )
      .then(() => self.clients.claim()),
  );
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== self.location.origin) return;
  if (url.pathname.startsWith(HASHED_ASSETS)) event.respondWith(asset(request));
  else if (request.mode === "navigate") event.respondWith(page(event));
});

/* Push messages, encrypted by the site for this browser alone (lib/notifications/push). */

self.addEventListener("push", (event) => {
  event.waitUntil(showMessage(event.data));
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(openPage(event.notification.data?.path));
});

self.addEventListener("pushsubscriptionchange", (event) => {
  event.waitUntil(renewSubscription(event));
});

/** Shows a push message; a browser must be shown something for each. */
async function showMessage(data) {
  const { title, body, path, action, tag } = readMessage(data);
  await self.registration.showNotification(title, {
    body,
    tag,
    renotify: tag !== undefined,
    lang: "fr",
    icon: "/icons/icon-192.png",
    badge: "/icons/icon-192.png",
    data: { path },
    ...(action ? { actions: [{ action: "open", title: action }] } : {}),
  });
}

function readMessage(data) {
  try {
    const message = data.json();
    if (typeof message.title === "string") return message;
  } catch {
    // Not one of ours, or of a newer version.
  }
  return {
    title: "Loopimmo",
    body: "Vous avez une nouvelle notification.",
    path: "/notifications",
  };
}

/** Opens a page of this site, and of no other, in a tab that is there or in another one. */
async function openPage(path) {
  const url = new URL(typeof path === "string" ? path : "/notifications", self.location.origin);
  if (url.origin !== self.location.origin) return;
  const open = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const same = open.find((client) => client.url === url.href);
  if (same) await same.focus();
  // A tab in use may hold what was typed: it is left alone.
  else await self.clients.openWindow(url.href);
}

/**
 * The push service gave the browser another address: the site is notified of it, and takes it where
 * the former one belongs to the person who is signed in now. Else it ends here too: nobody is
 * subscribed unasked.
 */
async function renewSubscription({ oldSubscription, newSubscription }) {
  const options = oldSubscription?.options;
  if (!newSubscription && !options) return;
  const subscription = newSubscription ?? (await self.registration.pushManager.subscribe(options));
  const former = oldSubscription ? { former: oldSubscription.endpoint } : {};
  const response = await fetch("/api/push-subscriptions", {
    method: "PUT",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ ...subscription.toJSON(), ...former }),
  });
  if (response.status === 404 || response.status === 401) await subscription.unsubscribe();
}

/** Stores the offline page with the style sheets and fonts that it names. */
async function keepOfflinePage() {
  const response = await fetch(OFFLINE_PAGE, { cache: "reload", credentials: "omit" });
  if (!response.ok) throw new Error(`${OFFLINE_PAGE} answered ${response.status}`);
  const html = await response.clone().text();
  const assets = html.match(/\/_next\/static\/[\w./-]+\.(?:css|woff2)/g) ?? [];
  const cache = await caches.open(CACHE);
  await cache.addAll([...new Set(assets)]);
  await cache.put(OFFLINE_PAGE, response);
}

/** A hashed asset: from the cache, else from the network and kept. */
async function asset(request) {
  const cache = await caches.open(CACHE);
  const kept = await cache.match(request);
  if (kept) return kept;
  const response = await fetch(request);
  if (response.ok) {
    await cache.put(request, response.clone());
    const keys = await cache.keys();
    const surplus = keys.slice(0, Math.max(0, keys.length - MAX_ENTRIES));
    await Promise.all(
      surplus
        .filter(({ url }) => new URL(url).pathname !== OFFLINE_PAGE)
        .map((key) => cache.delete(key)),
    );
  }
  return response;
}

/** A page: always from the network; the offline page when there is none. */
async function page(event) {
  try {
    const response = await fetch(event.request);
    event.waitUntil(refreshOfflinePage().catch(() => undefined));
    return response;
  } catch (error) {
    const kept = await caches.match(OFFLINE_PAGE);
    if (kept) return kept;
    throw error;
  }
}

/** Fetches the offline page again when the kept one is a day old: its assets change with the site. */
async function refreshOfflinePage() {
  const kept = await caches.match(OFFLINE_PAGE);
  const keptAt = Date.parse(kept?.headers.get("date") ?? "");
  if (!(Date.now() - keptAt < OFFLINE_PAGE_AGE)) await keepOfflinePage();
}
