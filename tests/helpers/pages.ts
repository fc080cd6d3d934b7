import type { PageSource, RenderPage } from '../../server/pages/page-source.ts'

/** Pages that one function renders, in place of those of the build. */
export function createPages(render: RenderPage): PageSource {
  return { isDevelopment: false, addAssets: async () => {}, render: async () => render }
}
