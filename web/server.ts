import * as build from 'virtual:react-router/server-build'
import { createRequestHandler, type RequestHandler, RouterContextProvider } from 'react-router'
import { basenameOf } from '../domain/urls/language-paths.ts'
import type { RenderedPage, RequestScope } from '../server/pages/page-source.ts'
import { type PageDetails, pageContext, scopeContext } from './ssr/context.ts'

/** Request handlers of the languages, by the beginning of their paths. */
const handlers = new Map<string, RequestHandler>()

// The build itself, not a function that imports it: React Router would rebuild its routes per
// request.
function handlerOf({ language, languages }: RequestScope): RequestHandler {
  const basename = basenameOf(language, languages.default)
  const handler =
    handlers.get(basename) ?? createRequestHandler({ ...build, basename }, import.meta.env.MODE)
  handlers.set(basename, handler)
  return handler
}

/**
 * Single entry point from Node to the pages: the input of the server build, and the module that
 * Vite loads in development. The context keys are set here, because a key imported by both sides
 * would be two objects.
 */
export async function render(request: Request, scope: RequestScope): Promise<RenderedPage> {
  const context = new RouterContextProvider()
  const page: PageDetails = { subject: {}, insertsStyles: false }
  context.set(scopeContext, scope)
  context.set(pageContext, page)
  return { response: await handlerOf(scope)(request, context), ...page }
}
