// Shows the offline page where the site cannot be reached. Everything else goes past it.
// A hash of the files below is written behind it (tools/site/brand): with it this file changes when they do, and only
// then does a browser take it and them anew.
const cacheName = 'croupier-offline-'
const files = ['offline.html', 'offline.css', 'offline.js', 'icon.svg']

self.addEventListener('install', (event) => {
  // Where the browser can do that, all the rest never comes here: it would wait until the worker has been started, and
  // the last report of a page that is left for an answer that nobody is there to take.
  const mine = [
    { requestMode: 'navigate' },
    ...files.map((file) => ({ urlPattern: new URL(file, self.registration.scope).href })),
  ]
  const routes = [
    ...mine.map((condition) => ({ condition, source: 'fetch-event' })),
    ...['GET', 'POST'].map((requestMethod) => ({ condition: { requestMethod }, source: 'network' })),
  ]
  event.addRoutes?.(routes).catch(() => undefined)
  event.waitUntil(
    caches
      .open(cacheName)
      .then((cache) => cache.addAll(files))
      .then(() => self.skipWaiting()),
  )
})

self.addEventListener('activate', (event) => {
  const old = caches
    .keys()
    .then((names) =>
      Promise.all(
        names
          .filter((name) => name.startsWith('croupier-offline') && name !== cacheName)
          .map((name) => caches.delete(name)),
      ),
    )
  event.waitUntil(old.then(() => self.clients.claim()))
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  if (request.mode === 'navigate') {
    event.respondWith(fetch(request).catch(() => caches.match('offline.html')))
    return
  }
  // The offline page's own parts, while there is no network to ask.
  const own = files.some((file) => request.url === new URL(file, self.registration.scope).href)
  if (own) event.respondWith(fetch(request).catch(() => caches.match(request)))
})
