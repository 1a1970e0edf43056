// The installed application: opens the dashboard without a connection, and shows notifications. It keeps the program's own
// files alone, never an answer of the API. The build puts the version and the list of files in its place.
const version = '__VERSION__';
const files = __FILES__;
const shell = '/dashboard';
const prefix = 'limelight-';
const cacheName = prefix + version;

self.addEventListener('install', (event) => {
  event.waitUntil(
    (async () => {
      const cache = await caches.open(cacheName);
      await cache.addAll([new Request(shell, { cache: 'no-cache' }), ...files]);
      await self.skipWaiting();
    })(),
  );
});

self.addEventListener('activate', (event) => {
  event.waitUntil(
    (async () => {
      // The files of the version before stay for the tabs that are still open with it.
      const own = (await caches.keys()).filter((name) => name.startsWith(prefix) && name !== cacheName);
      await Promise.all(own.slice(0, -1).map((name) => caches.delete(name)));
      await self.clients.claim();
    })(),
  );
});

/** What the server has now; without a connection the shell as it was installed. */
async function page(request) {
  try {
    return await fetch(request);
  } catch (error) {
    const kept = await caches.match(shell, { cacheName });
    if (kept) return kept;
    throw error;
  }
}

/** A file whose name changes with its content. */
async function asset(request) {
  return (await caches.match(request)) ?? fetch(request);
}

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== self.location.origin) return;
  if (request.mode === 'navigate') {
    if (/^\/dashboard(\/|$)/.test(url.pathname)) event.respondWith(page(request));
  } else if (url.pathname.startsWith('/assets/')) event.respondWith(asset(request));
});

const windows = () => self.clients.matchAll({ type: 'window', includeUncontrolled: true });

self.addEventListener('push', (event) => {
  event.waitUntil(
    (async () => {
      const { id, title, body, path } = event.data.json();
      for (const client of await windows()) client.postMessage({ type: 'notified' });
      await self.registration.showNotification(title, {
        ...(body ? { body } : {}),
        tag: id,
        icon: '/icon-192.png',
        data: { path },
      });
    })(),
  );
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const given = event.notification.data?.path;
  const path = typeof given === 'string' && /^\/dashboard(\/|\?|$)/.test(given) ? given : shell;
  event.waitUntil(
    (async () => {
      const open = (await windows()).find((client) => new URL(client.url).pathname.startsWith(shell));
      if (open === undefined) return self.clients.openWindow(path);
      // The page goes there by itself, so that what was typed is kept.
      open.postMessage({ type: 'open', path });
      return open.focus();
    })(),
  );
});
