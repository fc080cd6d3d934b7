import { randomBytes } from 'node:crypto'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import {
  createPageCache,
  encode,
  encodingFor,
  type FinishedPage,
  type KeptPage,
  quick,
} from './page-cache.ts'
import { finishPage } from './page-finish.ts'
import { pageKeyOf } from './page-key.ts'
import type { Services } from './services.ts'

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
  siteOrigin(request: { protocol: string; host: string }): string
}

/** Every address that nothing else answers is a page. */
export async function addPages(
  app: FastifyInstance,
  { services, pages, siteOrigin }: PagesOptions,
): Promise<void> {
  app.removeAllContentTypeParsers()
  await pages.addAssets(app)
  const { revision } = services
  const cache = createPageCache()
  const keyOf = (request: FastifyRequest) =>
    pages.isDevelopment ? null : pageKeyOf(request.url, siteOrigin(request))

  /** Before anything else is done for a request: a page that is kept is sent as it lies there. */
  function answerKept(request: FastifyRequest, reply: FastifyReply, done: () => void): void {
    const key = keyOf(request)
    const current = key === null ? null : revision.current()
    // While it is asked for, the request takes the long way round.
    const page =
      key === null || typeof current !== 'number' ? undefined : cache.find(key.key, current)
    if (page === undefined) done()
    else sendKept(request, reply, page)
  }

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
    return finishPage(page, nonce, pages.isDevelopment)
  }

  app.get('/*', { onRequest: answerKept }, async (request, reply) => {
    const key = keyOf(request)
    if (key === null || !key.isExact || !mayFill(request)) {
      return sendOnce(request, reply, await finish(request, goneSignal(reply)))
    }
    const current = await revision.current()
    // Others may wait for the same page: it is made whether or not this visitor stays.
    const page =
      cache.find(key.key, current) ??
      (await cache.make(key.key, current, () => finish(request, null)))
    if (!('answers' in page)) return sendOnce(request, reply, page)
    sendKept(request, reply, page)
    return reply
  })
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
function sendKept(request: FastifyRequest, reply: FastifyReply, page: KeptPage): void {
  const { raw } = reply.hijack()
  const own = ['x-request-id', request.id]
  if (request.headers['if-none-match']?.includes(page.etag)) {
    raw.writeHead(304, [...own, 'etag', page.etag, 'cache-control', 'no-cache'])
    raw.end()
    return
  }
  const { headers, body } = page.answers[encodingFor(request.headers['accept-encoding'])]
  raw.writeHead(200, own.concat(headers))
  raw.end(request.method === 'HEAD' ? undefined : body)
}

/** The scripts and styles of the production build; their names change with their content. */
export async function addBuiltAssets(app: FastifyInstance, folder: string): Promise<void> {
  await app.register(fastifyStatic, {
    root: folder,
    wildcard: false,
    preCompressed: true,
    cacheControl: false,
    index: false,
    setHeaders(reply, path) {
      const isHashed = path.includes('/assets/')
      reply.header(
        'cache-control',
        isHashed ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
      )
      reply.header('x-content-type-options', 'nosniff')
    },
  })
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
  return reply.send(await encode(body, encoding, quick))
}
