import type { ReactElement } from 'react'
import { renderToReadableStream, renderToString } from 'react-dom/server'
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router'
import { styleNonceName } from './boot/page-loader.ts'
import { htmlContext } from './ssr/context.ts'
import { escapeJsonForHtml, filesOf, isPublic, readData } from './ssr/page-data.server.ts'
import { PageTextsContext } from './ssr/page-scripts.tsx'

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  headers.set('Content-Type', 'text/html; charset=utf-8')
  const response = new Response(null, { status, headers })
  const page = loadContext.get(htmlContext)
  page.html = ''
  if (request.method === 'HEAD') return response
  const nonce = request.headers.get('x-script-nonce') ?? undefined
  const texts = {
    ...(await dataOf(context, status, page.revision)),
    files: filesOf(context),
    nonce,
  }
  // Yields to waiting requests between the loaders of a page and its rendering.
  await new Promise((resolve) => setImmediate(resolve))
  const html = await renderWhole(
    <PageTextsContext value={texts}>
      <ServerRouter context={withoutData(context)} url={request.url} nonce={nonce} />
    </PageTextsContext>,
  )
  const more = isPublic(context) ? '' : nonceOf(nonce)
  const head = `${more + scriptsOf(page.facts)}</head>`
  page.html = `<!DOCTYPE html>${writeHreflang(html).replace('</head>', () => head)}`
  return response
}

/** React writes the attribute like its property, and some readers of pages compare case. */
function writeHreflang(html: string): string {
  return html.replaceAll(' hrefLang="', ' hreflang="')
}

/** Meta element with the CSP nonce for the style elements that Mantine adds in the browser. */
function nonceOf(nonce: string | undefined): string {
  return `<meta name="${styleNonceName}" content="${nonce}"/>`
}

function scriptsOf(facts: object[]): string {
  return facts
    .map(
      (fact) =>
        `<script type="application/ld+json">${escapeJsonForHtml(JSON.stringify(fact))}</script>`,
    )
    .join('')
}

/**
 * Public pages embed no data: the browser fetches it together with the scripts. Error pages embed
 * theirs, because a second request might have another result.
 */
async function dataOf(context: EntryContext, status: number, revision: string) {
  if (status === 200 && isPublic(context)) return { data: '', revision }
  return { data: await readData(context), revision: undefined }
}

/** Removes the data stream, so that React Router neither renders nor even serialises it. */
function withoutData(context: EntryContext): EntryContext {
  return Object.create(context, { serverHandoffStream: { value: undefined } })
}

/** Marker of a suspended Suspense boundary in React's markup. */
const gap = '<!--$!-->'

/**
 * Renders in one synchronous pass, which costs a fraction of a stream. Only pages with suspended
 * parts are rendered again as a stream and awaited.
 */
async function renderWhole(page: ReactElement): Promise<string> {
  const html = renderToString(page)
  if (!html.includes(gap)) return html
  const stream = await renderToReadableStream(page, {
    // Keeps all content in place: out-of-order chunks need a script to become visible.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
  })
  await stream.allReady
  return (await new Response(stream).text()).replace(/^<!DOCTYPE html>/, '')
}

/** Logs errors of loaders and actions, except for 4xx responses and aborted requests. */
export const handleError: HandleErrorFunction = (error, { request }) => {
  if (request.signal.aborted) return
  if (isRouteErrorResponse(error) && error.status < 500) return
  console.error(error)
}
