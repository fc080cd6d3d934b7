import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { sendKept } from './kept-pages.ts'
import {
  encode,
  encodingFor,
  type FinishedPage,
  type KeptPage,
  type PageCache,
} from './page-cache.ts'
import type { PageExport } from './page-export.ts'
import { finishPage } from './page-finish.ts'
import { pageKeyOf } from './page-key.ts'
import type { Services } from './services.ts'
import type { SiteOrigin } from './site-origin.ts'

/** What one page request may use. `origin` is the site's address without a trailing slash. */
export interface RequestScope {
  services: Services
  origin: string
}

/** An answer, and the HTML of a page, which is not in its body then. */
export interface RenderedPage {
  response: Response
  html: string | null
}

export type RenderPage = (request: Request, scope: RequestScope) => Promise<RenderedPage>

/** Where pages come from: the production build, or Vite in development. */
export interface PageSource {
  /** Adds what serves the scripts and styles. */
  addAssets(app: FastifyInstance): Promise<void>
  render(): Promise<RenderPage>
  /** Whether inline scripts of tools are tolerated, which no visitor ever sees. */
  isDevelopment: boolean
}

export interface PagesOptions {
  services: Services
  pages: PageSource
  cache: PageCache
  pageExport: PageExport | null
  siteOrigin: SiteOrigin
  /** What tells browsers to come by HTTPS only, or null. */
  transport: string | null
}

/** Every address that nothing else answers is a page. */
export async function addPages(
  app: FastifyInstance,
  { services, pages, cache, pageExport, siteOrigin, transport }: PagesOptions,
): Promise<void> {
  app.removeAllContentTypeParsers()
  await pages.addAssets(app)
  const { revision } = services
  const keyOf = (request: FastifyRequest) =>
    pages.isDevelopment ? null : pageKeyOf(request.url, siteOrigin(request))

  async function finish(request: FastifyRequest, signal: AbortSignal | null) {
    const render = await pages.render()
    const nonce = randomBytes(16).toString('base64url')
    const headers = new Headers({
      'x-script-nonce': nonce,
      accept: request.headers.accept ?? '*/*',
    })
    const origin = siteOrigin(request)
    const page = await render(
      new Request(`${origin}${request.url}`, { method: request.method, headers, signal }),
      { services, origin },
    )
    const finished = await finishPage(page, nonce, pages.isDevelopment)
    // A page that is kept goes out past the hooks that say it otherwise.
    if (transport !== null) finished.headers['strict-transport-security'] = transport
    return finished
  }

  app.get('/*', async (request, reply) => {
    const key = keyOf(request)
    if (key === null) return sendOnce(request, reply, await finish(request, goneSignal(reply)))
    const current = await revision.current()
    const kept = cache.find(key.key, current)
    if (kept !== undefined) return sendPast(request, reply, kept)
    if (!key.isExact || !mayFill(request))
      return sendOnce(request, reply, await finish(request, goneSignal(reply)))
    // Others may wait for the same page: it is made whether or not this visitor stays.
    const page = await cache.make(key.key, current, () => finish(request, null))
    if (!('answers' in page)) return sendOnce(request, reply, page)
    if (isFile(request.url)) void pageExport?.write(request.url, current, page.source)
    return sendPast(request, reply, page)
  })
}

/** Whether the address can be a file's: one with a query is not, and what scripts fetch stays here. */
function isFile(url: string): boolean {
  return !/[?.]/.test(url)
}

/** Who brings a token or a cookie sees what is kept, but leaves nothing in it. */
function mayFill({ method, headers }: FastifyRequest): boolean {
  return method === 'GET' && headers.authorization === undefined && headers.cookie === undefined
}

/** Ends when the visitor has gone before the answer was ready. */
function goneSignal({ raw }: FastifyReply): AbortSignal {
  const controller = new AbortController()
  raw.once('close', () => {
    if (!raw.writableFinished) controller.abort()
  })
  return controller.signal
}

/** Past the framework, in one write: what is sent was made ready before. */
function sendPast(request: FastifyRequest, reply: FastifyReply, page: KeptPage): FastifyReply {
  reply.hijack()
  sendKept(request.raw, reply.raw, page, request.id)
  return reply
}

/** The scripts and styles of the production build; their names change with their content. */
export async function addBuiltAssets(app: FastifyInstance, folder: string): Promise<void> {
  const common = { preCompressed: true, cacheControl: false, index: false as const }
  // By one route, not by one for each of hundreds of files.
  await app.register(fastifyStatic, {
    ...common,
    root: join(folder, 'assets'),
    prefix: '/assets/',
    setHeaders: (reply) => setAssetHeaders(reply, 'public, max-age=31536000, immutable'),
  })
  await app.register(fastifyStatic, {
    ...common,
    root: folder,
    wildcard: false,
    globIgnore: ['assets/**'],
    decorateReply: false,
    setHeaders: (reply) => setAssetHeaders(reply, 'public, max-age=3600'),
  })
}

function setAssetHeaders(reply: { header(name: string, value: string): unknown }, cache: string) {
  reply.header('cache-control', cache)
  reply.header('x-content-type-options', 'nosniff')
}

/** A page that is not kept, in a quick encoding. */
async function sendOnce(
  request: FastifyRequest,
  reply: FastifyReply,
  { status, headers, body }: FinishedPage,
): Promise<FastifyReply> {
  const encoding = encodingFor(request.headers['accept-encoding'])
  reply.status(status).headers(headers).header('vary', 'accept-encoding')
  if (encoding !== 'identity') reply.header('content-encoding', encoding)
  return reply.send(await encode(body, encoding, 'quick'))
}
