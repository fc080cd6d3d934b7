import type { FastifyInstance } from 'fastify'

/**
 * Where a phone's gallery shares photographs with the back office. The worker in the browser takes them
 * (public/share-worker.js); what gets here met none, and is led to where photographs are chosen by hand.
 */
export function addShareTarget(app: FastifyInstance): void {
  app.route({
    method: 'POST',
    url: '/admin/share',
    // Before anybody asks what the body is: nothing of it is read.
    onRequest: async (request, reply) => {
      request.raw.resume()
      return reply.redirect('/admin/manage-store/products/photographs?shared', 303)
    },
    handler: async () => undefined,
  })
}
