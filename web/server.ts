import * as build from 'virtual:react-router/server-build'
import { createRequestHandler, RouterContextProvider } from 'react-router'
import type { RenderedPage, RequestScope } from '../server/pages/page-routes.ts'
import { htmlContext, type PageHtml, scopeContext } from './ssr/context.ts'
import { withOneSheet } from './ssr/page-stylesheet.server.ts'

// As it stands, not as a function that fetches it: the router would prepare its routes for each request.
const handle = createRequestHandler(withOneSheet(build), import.meta.env.MODE)

/**
 * The one door between Node and the pages: the server build's input, and what Vite loads in
 * development. A context key imported by both sides would be two objects, so it is set here.
 */
export async function render(request: Request, scope: RequestScope): Promise<RenderedPage> {
  const context = new RouterContextProvider()
  const revision = String(await scope.services.revision.current())
  const page: PageHtml = { html: null, facts: [], rules: '', revision, subject: {} }
  context.set(scopeContext, scope)
  context.set(htmlContext, page)
  const response = await handle(request, context)
  // The browser compares it with that of the page.
  if (page.html === null) response.headers.set('x-content-revision', revision)
  return { response, html: page.html, subject: page.subject, expiresAt: page.expiresAt }
}
