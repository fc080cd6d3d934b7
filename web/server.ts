import * as build from 'virtual:react-router/server-build'
import { createRequestHandler, RouterContextProvider } from 'react-router'
import type { RenderedPage, RequestScope } from '../server/pages/page-source.ts'
import { htmlContext, type PageHtml, scopeContext } from './ssr/context.ts'
import { withOneSheet } from './ssr/page-stylesheet.server.ts'

// The build itself, not a function that imports it: React Router would rebuild its routes per
// request.
const handle = createRequestHandler(withOneSheet(build), import.meta.env.MODE)

/**
 * Single entry point from Node to the pages: the input of the server build, and the module that
 * Vite loads in development. The context key is set here, because a key imported by both sides
 * would be two objects.
 */
export async function render(request: Request, scope: RequestScope): Promise<RenderedPage> {
  const context = new RouterContextProvider()
  const revision = String(await scope.services.revision.current())
  const page: PageHtml = { html: null, facts: [], rules: '', revision, subject: {} }
  context.set(scopeContext, scope)
  context.set(htmlContext, page)
  const response = await handle(request, context)
  // The browser compares it with the revision of the page.
  if (page.html === null) response.headers.set('x-content-revision', revision)
  return { response, html: page.html, subject: page.subject, expiresAt: page.expiresAt }
}
