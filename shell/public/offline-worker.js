// Shows the offline page where the site cannot be reached. Everything else goes past it.
const cacheName = 'croupier-offline-2'
const files = ['offline.html', 'offline.css', 'offline.js', 'icon.svg']

self.addEventListener('install', (event) => {
  // What is posted never comes here, where the browser can do that: the last report of a page that is left would wait
  // for an answer of the worker that nobody is there to take.
  event.addRoutes?.({ condition: { requestMethod: 'POST' }, source: 'network' }).catch(() => undefined)
  event.waitUntil(caches.open(cacheName).then((cache) => cache.addAll(files)).then(() => self.skipWaiting()))
})

self.addEventListener('activate', (event) => {
  const old = caches.keys().then((names) =>
    Promise.all(names.filter((name) => name.startsWith('croupier-offline') && name !== cacheName).map((name) => caches.delete(name))),
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
