import { randomBytes } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { sendAnswer } from './answer-at-once.ts'
import { createBusyPage } from './busy-page.ts'
import { RequestError } from './errors.ts'
import type { FairShare } from './fair-share.ts'
import { type FinishedPage, type KeptPage, type PageCache, readyAnswer } from './page-cache.ts'
import { encode, encodingFor } from './page-encoding.ts'
import type { PageExport } from './page-export.ts'
import { finishPage } from './page-finish.ts'
import { pageKeyOf } from './page-key.ts'
import { renewPages } from './page-renewal.ts'
import type { NoteView, PageSubject } from './page-views.ts'
import type { Services } from './services.ts'
import { addShareTarget } from './share-target.ts'
import type { SharedCaching } from './shared-caching.ts'
import type { SiteOrigin } from './site-origin.ts'

/** What one page request may use. `origin` is the site's address without a trailing slash. */
export interface RequestScope {
  services: Services
  origin: string
  /** Whether the visitor has had their share: what they hear instead of the page. */
  isBusy?: boolean
}

/** An answer, and the HTML of a page, which is not in its body then. */
export interface RenderedPage {
  response: Response
  html: string | null
  subject?: PageSubject
  /** When the page shows something else though nobody writes, in milliseconds since 1970. */
  expiresAt?: number | undefined
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
  share: FairShare
  shared: SharedCaching
  /** Where visitors get media from, if not from here. */
  mediaOrigin: string | null
  /** Told of every page that is answered. */
  noteView: NoteView
}

/** Every address that nothing else answers is a page. */
export async function addPages(app: FastifyInstance, options: PagesOptions): Promise<void> {
  const { services, pages, cache, pageExport, siteOrigin, transport, share, shared, noteView } =
    options
  app.removeAllContentTypeParsers()
  await pages.addAssets(app)
  const { revision } = services
  const keyOf = (request: FastifyRequest) =>
    pages.isDevelopment ? null : pageKeyOf(request.url, siteOrigin(request))

  async function make(asked: Request, scope: RequestScope) {
    const render = await pages.render()
    const nonce = randomBytes(16).toString('base64url')
    asked.headers.set('x-script-nonce', nonce)
    const made = await render(asked, scope)
    const page = await finishPage(made, nonce, pages.isDevelopment, options.mediaOrigin)
    services.meters.counts.pagesRendered += 1
    // A page that is kept goes out past the hooks that say it otherwise.
    if (transport !== null) page.headers['strict-transport-security'] = transport
    return page
  }

  function finish(request: FastifyRequest, signal: AbortSignal | null) {
    const headers = { accept: request.headers.accept ?? '*/*' }
    const address = siteOrigin(request) + request.url
    const asked = new Request(address, { method: request.method, headers, signal })
    return make(asked, { services, origin: siteOrigin(request) })
  }

  /** The page at a path and query of the site. */
  async function finishForAll(origin: string, url: string, current: number) {
    const asked = new Request(origin + url, { headers: { accept: '*/*' } })
    const page = await make(asked, { services, origin })
    if (page.status !== 200) return page
    Object.assign(page.headers, shared.ofPage)
    if (isFile(url)) void pageExport?.write(url, current, page)
    return page
  }

  const stopRenewing = renewPages({
    cache,
    revision,
    make(key, current) {
      // As it stands: an origin that is read and written again may be shorter.
      const origin = /^\w+:\/\/[^/]*/.exec(key)?.[0] ?? ''
      return finishForAll(origin, key.slice(origin.length), current)
    },
  })
  app.addHook('onClose', async () => stopRenewing())

  const busy = createBusyPage(() => {
    const origin = 'http://localhost'
    return make(new Request(`${origin}/busy`), { services, origin, isBusy: true })
  })
  app.setErrorHandler(async (error, request, reply) => {
    const isPage = !request.url.split('?')[0]?.endsWith('.data')
    if (!(error instanceof RequestError) || error.status !== 429 || !isPage) throw error
    reply.header('retry-after', String(error.retryAfter ?? 1))
    return sendOnce(request, reply, await busy.read(await revision.current()))
  })

  addShareTarget(app)
  app.get('/*', async (request, reply) => {
    const makeAndSend = async () => {
      const page = await share.run(request.ip, () => finish(request, goneSignal(reply)))
      if (page.status === 200) noteView(request.raw, page.subject)
      return sendOnce(request, reply, page)
    }
    const key = keyOf(request)
    if (key === null) return makeAndSend()
    const current = await revision.current()
    const kept = cache.find(key.key, current)
    if (kept !== undefined) {
      services.meters.counts.keptPagesSent += 1
      noteView(request.raw, kept.source.subject)
      return sendKept(request, reply, key.key, kept)
    }
    if (!key.isExact || !mayFill(request)) return makeAndSend()
    // Others may wait for the same page: it is made whether or not this visitor stays.
    const makeForAll = async () => {
      const page = await cache.make(key.key, current, () =>
        finishForAll(siteOrigin(request), request.url, current),
      )
      if ('answers' in page) await answerFor(request, key.key, page)
      return page
    }
    const page = await share.run(request.ip, makeForAll)
    if (!('answers' in page)) return sendOnce(request, reply, page)
    noteView(request.raw, page.source.subject)
    return sendKept(request, reply, key.key, page)
  })

  async function answerFor({ headers }: FastifyRequest, key: string, page: KeptPage) {
    const encoding = encodingFor(headers['accept-encoding'])
    return readyAnswer(headers, page) ?? (await cache.pack(key, page, encoding))
  }

  /** Past the framework, in one write. */
  async function sendKept(
    request: FastifyRequest,
    reply: FastifyReply,
    key: string,
    page: KeptPage,
  ): Promise<FastifyReply> {
    const answer = await answerFor(request, key, page)
    sendAnswer(request.raw, reply.hijack().raw, answer, request.id)
    return reply
  }
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

/** The scripts and styles of the production build; their names change with their content. */
export async function addBuiltAssets(app: FastifyInstance, folder: string): Promise<void> {
  const assets = join(folder, 'assets')
  // By one route, not by one for each of hundreds of files.
  await app.register(fastifyStatic, {
    preCompressed: true,
    cacheControl: false,
    index: false,
    root: assets,
    prefix: '/assets/',
    setHeaders(reply, path) {
      const isNamedByContent = path.startsWith(assets)
      const cache = isNamedByContent
        ? 'public, max-age=31536000, immutable'
        : 'public, max-age=3600'
      reply.header('cache-control', cache)
      reply.header('x-content-type-options', 'nosniff')
    },
  })
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    if (!entry.isFile()) continue
    app.get(`/${entry.name}`, (_, reply) => reply.sendFile(entry.name, folder))
  }
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
