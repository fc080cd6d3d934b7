import * as build from 'virtual:react-router/server-build'
import { createRequestHandler, type RequestHandler, RouterContextProvider } from 'react-router'
import { basenameOf } from '../domain/urls/language-paths.ts'
import type { RenderedPage, RequestScope } from '../server/pages/page-source.ts'
import { htmlContext, type PageHtml, scopeContext } from './ssr/context.ts'
import { withLanguage } from './ssr/language-build.server.ts'
import { withOneSheet } from './ssr/page-stylesheet.server.ts'

const pages = withOneSheet(build)

/** Request handlers of the languages, by the beginning of their paths. */
const handlers = new Map<string, RequestHandler>()

// The build itself, not a function that imports it: React Router would rebuild its routes per
// request.
function handlerOf({ language, languages }: RequestScope): RequestHandler {
  const basename = basenameOf(language, languages.default)
  const handler =
    handlers.get(basename) ??
    createRequestHandler(withLanguage(pages, basename), import.meta.env.MODE)
  handlers.set(basename, handler)
  return handler
}

/**
 * Single entry point from Node to the pages: the input of the server build, and the module that
 * Vite loads in development. The context key is set here, because a key imported by both sides
 * would be two objects.
 */
export async function render(request: Request, scope: RequestScope): Promise<RenderedPage> {
  const context = new RouterContextProvider()
  const revision = String(await scope.services.revision.current())
  const page: PageHtml = { html: null, facts: [], revision, subject: {} }
  context.set(scopeContext, scope)
  context.set(htmlContext, page)
  const response = await handlerOf(scope)(request, context)
  // The browser compares it with the revision of the page.
  if (page.html === null) response.headers.set('x-content-revision', revision)
  return { response, html: page.html, subject: page.subject, expiresAt: page.expiresAt }
}
