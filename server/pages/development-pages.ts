import middie from '@fastify/middie'
import type { FastifyInstance } from 'fastify'
import { createServer } from 'vite'
import { renderOf } from './built-pages.ts'
import type { PageSource } from './page-source.ts'

/** Pages served by Vite, with hot module replacement. */
export function createDevelopmentPages(): PageSource {
  let loadRender: (() => Promise<unknown>) | null = null
  return {
    async addAssets(app: FastifyInstance) {
      const vite = await createServer({
        appType: 'custom',
        server: { middlewareMode: true, hmr: { server: app.server } },
      })
      loadRender = () => vite.ssrLoadModule('./web/server.ts')
      await app.register(middie)
      app.use(vite.middlewares)
      app.addHook('onClose', () => vite.close())
    },
    async render() {
      return renderOf(await loadRender?.())
    },
    isDevelopment: true,
  }
}
