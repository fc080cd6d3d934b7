// Takes what a phone's gallery shares with the back office, and nothing else: its scope is /admin/share, so
// no page of a visitor and no other page of the back office ever passes through it. It keeps no page.
const shelf = 'shared-photographs'
const screen = '/admin/manage-store/products/photographs?shared'

self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))
self.addEventListener('fetch', (event) => {
  const { method, url } = event.request
  if (method === 'POST' && new URL(url).pathname === '/admin/share') {
    event.respondWith(keep(event.request).then(() => Response.redirect(screen, 303)))
  }
})

async function keep(request) {
  const form = await request.formData()
  const files = form.getAll('photos').filter((part) => part instanceof File)
  const cache = await caches.open(shelf)
  for (const [index, file] of files.entries()) {
    const headers = {
      'content-type': file.type,
      'x-name': encodeURIComponent(file.name),
      'x-modified': String(file.lastModified),
    }
    await cache.put(`/admin/share/${Date.now()}-${index}`, new Response(file, { headers }))
  }
}
