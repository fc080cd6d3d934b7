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
import { pictureRules } from './ssr/picture-rules.server.ts'

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
  // Requests that wait get the event loop between the loaders of a page and its rendering.
  await new Promise((resolve) => setImmediate(resolve))
  const html = await renderWhole(
    <PageTextsContext value={texts}>
      <ServerRouter context={withoutData(context)} url={request.url} nonce={nonce} />
    </PageTextsContext>,
  )
  const more = isPublic(context) ? styleOf(page.rules, html, nonce) : nonceOf(nonce)
  const head = `${more + scriptsOf(page.facts)}</head>`
  page.html = `<!DOCTYPE html>${html.replace('</head>', () => head)}`
  return response
}

/** Style element with the rules of a page: of the shop, and of the pictures that the page shows. */
function styleOf(own: string, html: string, nonce: string | undefined): string {
  if (nonce === undefined) return ''
  const style = own + [...pictureRules(html).values()].join('')
  return style === '' ? '' : `<style nonce="${nonce}">${style}</style>`
}

/** The library of the back office makes styles in the browser, and may do so by this. */
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
 * What the browser needs to draw the page itself comes with the scripts, from the address of the data. A
 * page that says that something is wrong holds it: asked again, it might be another one.
 */
async function dataOf(context: EntryContext, status: number, revision: string) {
  if (status === 200 && isPublic(context)) return { data: '', revision }
  return { data: await readData(context), revision: undefined }
}

/** The data stands in no stream of scripts. It is not even read here: that would write it down. */
function withoutData(context: EntryContext): EntryContext {
  return Object.create(context, { serverHandoffStream: { value: undefined } })
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
