import type { FastifyInstance } from 'fastify'

/**
 * Web share target for photos from a phone. The service worker handles it (public/share-worker.js);
 * a request that reaches the server met none and is redirected to the page for choosing photos.
 */
export function addShareTarget(app: FastifyInstance): void {
  app.route({
    method: 'POST',
    url: '/admin/share',
    // In `onRequest`, so that the body is never parsed.
    onRequest: async (request, reply) => {
      request.raw.resume()
      return reply.redirect('/admin/manage-store/products/photographs?shared', 303)
    },
    handler: async () => undefined,
  })
}
