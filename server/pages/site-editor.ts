import { siteEditorEndpoints } from '../../domain/api/site-editor.ts'
import { message } from '../../domain/messages/api-message.ts'
import { examplePath, MAX_EXAMPLE_PRODUCTS } from '../../domain/site-editor/editor-pages.ts'
import { publicPages } from '../../domain/urls/public-pages.ts'
import type { ContentService } from '../content/content-service.ts'
import { type Endpoint, implement } from '../http/endpoint.ts'
import type { SiteOrigin } from '../http/site-origin.ts'
import { invalid, notFound } from '../kernel/errors.ts'
import { getOrLoad } from '../kernel/single-flight.ts'
import type { RevisionScopedCache } from '../response-cache/revision-scoped-cache.ts'
import { createEditedContent } from './edited-content.ts'
import type { PageServices, PageSource, RequestScope } from './page-source.ts'
import { productDraft } from './product-draft.ts'

/**
 * Routes of the pages for the screen that edits them. They are rendered for one request with
 * services of their own, so that neither the response cache nor the caches of the pages ever hold
 * unsaved values.
 */
export function createSiteEditorRoutes(
  services: PageServices,
  pages: PageSource | null,
  siteOrigin: SiteOrigin,
): Endpoint[] {
  async function renderPath(
    path: string,
    origin: string,
    {
      content = services.content,
      ...unsaved
    }: Pick<RequestScope, 'isBusy' | 'draft'> & { content?: ContentService },
  ) {
    if (pages === null) throw notFound('page')
    const renderPage = await pages.render()
    const languages = await services.content.readLanguages()
    // Without a nonce, which the policy of the back office would refuse in the frame.
    const request = new Request(origin + path, { headers: { accept: 'text/html' } })
    const { response } = await renderPage(request, {
      services: { ...services, content, ...withoutSharedCaches },
      origin,
      language: languages.default,
      // Without links to the other languages: they lead out of the edited page.
      languages: { default: languages.default, all: [languages.default] },
      isInert: true,
      ...unsaved,
    })
    return response.text()
  }

  return [
    implement(siteEditorEndpoints.render, async ({ body: { page, drafts, slide }, request }) => {
      const { content, found } = createEditedContent(services.content, { drafts, slide })
      const newest = await services.products.list({ limit: MAX_EXAMPLE_PRODUCTS })
      const isBusy = page === 'busy'
      const path = isBusy ? publicPages.home.path : examplePath(page, newest.records)
      if (path === null) return { html: null, ...found }
      const html = await renderPath(path, siteOrigin(request), { content, isBusy })
      return { html, ...found }
    }),
    implement(siteEditorEndpoints.renderProduct, async ({ body, request }) => {
      const { data: draft } = productDraft.safeParse(body)
      if (draft === undefined) throw invalid({ product: message('editor.notValues') })
      return { html: await renderPath('/live-preview', siteOrigin(request), { draft }) }
    }),
  ]
}

/** Caches that live as long as the rendering that creates them. */
const withoutSharedCaches: Pick<PageServices, 'createRevisionCache' | 'createSiteRevisionCache'> = {
  createRevisionCache: createRenderCache,
  createSiteRevisionCache: createRenderCache,
}

function createRenderCache<T>(): RevisionScopedCache<T> {
  const values = new Map<string, Promise<T>>()
  return { get: (key, make) => getOrLoad(values, key, make) }
}
