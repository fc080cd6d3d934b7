import { siteEditorEndpoints } from '../../domain/api/site-editor.ts'
import { type Endpoint, implement } from '../http/endpoint.ts'
import type { SiteOrigin } from '../http/site-origin.ts'
import type { SiteEditor } from './site-editor.ts'

/** Route for the screen that edits the site's pages in place. */
export function createSiteEditorRoutes(siteEditor: SiteEditor, siteOrigin: SiteOrigin): Endpoint[] {
  return [
    implement(siteEditorEndpoints.render, ({ body, request }) =>
      siteEditor.render({ ...body, origin: siteOrigin(request) }),
    ),
    implement(siteEditorEndpoints.renderProduct, ({ body, request }) =>
      siteEditor.renderProduct(body, siteOrigin(request)),
    ),
  ]
}
