// The service worker: opens the dashboard offline and shows notifications. It caches only the app's own files and never
// an answer of the API. The build fills in the version and the list of files.
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
      // The previous version's files stay cached for tabs that still run it.
      const own = (await caches.keys()).filter((name) => name.startsWith(prefix) && name !== cacheName);
      await Promise.all(own.slice(0, -1).map((name) => caches.delete(name)));
      await self.clients.claim();
    })(),
  );
});

/** Fetches a page from the server, or offline uses the cached shell. */
async function page(request) {
  try {
    return await fetch(request);
  } catch (error) {
    const kept = await caches.match(shell, { cacheName });
    if (kept) return kept;
    throw error;
  }
}

/** Cached first, because its name changes with its content. */
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
      // The page navigates itself, so that unsaved text is kept.
      open.postMessage({ type: 'open', path });
      return open.focus();
    })(),
  );
});
