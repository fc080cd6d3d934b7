import type { ReactElement } from 'react'
import { renderToReadableStream, renderToString } from 'react-dom/server'
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router'
import { htmlContext } from './context.ts'
import { fillIn, keptPartsOf } from './kept-parts.server.ts'
import { PageTextsContext } from './page-scripts.tsx'
import { filesOf, harmless, readData } from './page-texts.server.ts'
import { KeptPartsContext } from './site/frame/kept-part.tsx'

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  headers.set('Content-Type', 'text/html; charset=utf-8')
  const answer = new Response(null, { status, headers })
  const page = loadContext.get(htmlContext)
  page.html = ''
  if (request.method === 'HEAD') return answer
  const nonce = request.headers.get('x-script-nonce') ?? undefined
  const texts = { data: await readData(context), files: filesOf(context), nonce }
  const parts = keptPartsOf(context.staticHandlerContext.loaderData.site)
  const html = await renderWhole(
    <PageTextsContext value={texts}>
      <KeptPartsContext value={parts}>
        <ServerRouter
          context={{ ...context, serverHandoffStream: undefined }}
          url={request.url}
          nonce={nonce}
        />
      </KeptPartsContext>
    </PageTextsContext>,
  )
  page.html = withFacts(`<!DOCTYPE html>${parts === null ? html : fillIn(html, parts)}`, page.facts)
  return answer
}

/** React does not draw them, since a browser has no use for them. */
function withFacts(html: string, facts: object[]): string {
  const scripts = facts.map(
    (fact) => `<script type="application/ld+json">${harmless(JSON.stringify(fact))}</script>`,
  )
  return html.replace('</head>', () => `${scripts.join('')}</head>`)
}

/** What React leaves where a part of the page was not there yet. */
const gap = '<!--$!-->'

/**
 * A page is complete when it goes out, so it is made in one go, which costs a fraction of a stream;
 * only one whose parts are still being loaded is waited for.
 */
async function renderWhole(page: ReactElement): Promise<string> {
  const html = renderToString(page)
  if (!html.includes(gap)) return html
  const stream = await renderToReadableStream(page, {
    // Everything in its place, however long it is: what comes out of order needs a script to be seen.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
  })
  await stream.allReady
  return (await new Response(stream).text()).replace(/^<!DOCTYPE html>/, '')
}

/** Called for what loaders and actions throw. A missing page and a visitor who left are no faults. */
export const handleError: HandleErrorFunction = (error, { request }) => {
  if (request.signal.aborted) return
  if (isRouteErrorResponse(error) && error.status < 500) return
  console.error(error)
}
