import { renderToReadableStream } from 'react-dom/server'
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router'
import { writeStaticHead } from './site/content/page-meta.server.ts'
import { PageOutputContext } from './site/content/page-output.tsx'
import { siteRouteId } from './site/content/site.ts'
import { QuotationSheet } from './site/quotation/quotation-sheet.tsx'
import { SheetContext } from './site/quotation/sheet-context.ts'
import { pageContext, scopeContext } from './ssr/context.ts'
import { NonceContext } from './ssr/nonce-context.ts'

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  headers.set('Content-Type', 'text/html; charset=utf-8')
  const { matches } = context.staticHandlerContext
  const isPublic = matches.some(({ route }) => route.id === siteRouteId)
  loadContext.get(pageContext).insertsStyles = !isPublic
  if (request.method === 'HEAD') return new Response(null, { status, headers })
  const scope = loadContext.get(scopeContext)
  writeStaticHead(context, scope)
  const nonce = request.headers.get('x-script-nonce') ?? undefined
  const stream = await renderToReadableStream(
    <PageOutputContext value={scope}>
      <NonceContext value={nonce}>
        <SheetContext value={QuotationSheet}>
          <ServerRouter context={context} url={request.url} nonce={nonce} />
        </SheetContext>
      </NonceContext>
    </PageOutputContext>,
    {
      ...(nonce !== undefined && { nonce }),
      // Keeps all content in place: out-of-order chunks need a script to become visible.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
    },
  )
  // Pages are cached whole, and read by visitors without script.
  await stream.allReady
  return new Response(stream, { status, headers })
}

/** Logs errors of loaders and actions, except for 4xx responses and aborted requests. */
export const handleError: HandleErrorFunction = (error, { request }) => {
  if (request.signal.aborted) return
  if (isRouteErrorResponse(error) && error.status < 500) return
  console.error(error)
}
