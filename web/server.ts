import { createRequestHandler, RouterContextProvider } from 'react-router'
import type { RequestScope } from '../server/pages.ts'
import { scopeContext } from './context.ts'

const handle = createRequestHandler(
  () => import('virtual:react-router/server-build'),
  import.meta.env.MODE,
)

/**
 * The one door between Node and the pages: the server build's input, and what Vite loads in
 * development. A context key imported by both sides would be two objects, so it is set here.
 */
export function render(request: Request, scope: RequestScope): Promise<Response> {
  const context = new RouterContextProvider()
  context.set(scopeContext, scope)
  return handle(request, context)
}
