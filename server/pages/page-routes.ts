import { randomBytes } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import {
  knownLanguages,
  type Language,
  type ShopLanguages,
} from '../../domain/languages/language.ts'
import { isQuotationPath } from '../../domain/quotation/quotation.ts'
import {
  basenameOf,
  mayHaveLanguage,
  pathInLanguage,
  splitLanguage,
} from '../../domain/urls/language-paths.ts'
import type { RateLimit } from '../http/rate-limits.ts'
import type { SiteOrigin } from '../http/site-origin.ts'
import type { RecordView } from '../insights/page-view-counter.ts'
import type { ViewService } from '../insights/view-service.ts'
import { RequestError } from '../kernel/errors.ts'
import type { Meters } from '../kernel/metrics.ts'
import type { RedirectService } from '../redirects/redirect-service.ts'
import { loadResponse, sendResponse } from '../response-cache/cache-hook.ts'
import type { CacheKey } from '../response-cache/cache-key.ts'
import type { SharedCaching } from '../response-cache/cdn-headers.ts'
import { negotiateEncoding } from '../response-cache/compression.ts'
import {
  type EncodedResponse,
  encodeResponse,
  type PlainResponse,
  type ResponseCache,
} from '../response-cache/response-cache.ts'
import { createPageKey } from './page-key.ts'
import { finishPage } from './page-response.ts'
import type { PageServices, PageSource, RequestScope, ScopeLanguages } from './page-source.ts'
import { addQuotationPages, type QuotationPageServices } from './quotation-pages.ts'
import { createChoiceReader, createSelectionKey, maySelect } from './selection-key.ts'

export interface PagesOptions {
  services: QuotationPageServices & {
    meters: Meters
    redirects: Pick<RedirectService, 'find'>
    views: Pick<ViewService, 'addRedirectUse'>
  }
  pages: PageSource
  cache: ResponseCache
  siteOrigin: SiteOrigin
  rateLimit: RateLimit
  shared: SharedCaching
  /** Origin of media, or null if this server sends them. */
  mediaOrigin: string | null
  /** Called for every page that is sent, and for every address without one. */
  recordView: RecordView
}

/** Adds the catch-all route for pages. */
export async function addPages(app: FastifyInstance, options: PagesOptions): Promise<void> {
  const { services, pages, cache, siteOrigin, rateLimit, shared, recordView } = options
  await pages.addAssets(app)
  const { revision } = services
  const readLanguages = createLanguageReader(services)

  async function render(request: Request, scope: RequestScope): Promise<PlainResponse> {
    const renderPage = await pages.render()
    const nonce = randomBytes(16).toString('base64url')
    request.headers.set('x-script-nonce', nonce)
    const rendered = await renderPage(request, scope)
    services.meters.pagesRendered.inc()
    const page = await finishPage(rendered, nonce, pages.isDevelopment, options.mediaOrigin)
    const { subject } = rendered
    if (page.status !== 200) return page
    // The cache keeps this closure: it must not hold the page, whose body is not compressed yet.
    return { ...page, onSend: ({ raw }) => recordView(raw, subject) }
  }

  async function scopeOf(request: FastifyRequest): Promise<RequestScope> {
    const languages = languagesOf(request.url, await readLanguages())
    return { services, origin: siteOrigin(request), ...languages }
  }

  /** A page for this request only; rendering aborts if the client disconnects. */
  async function renderForOne(request: FastifyRequest, reply: FastifyReply) {
    const headers = { accept: request.headers.accept ?? '*/*' }
    const { method, url } = request
    const signal = createCloseSignal(reply)
    const scope = await scopeOf(request)
    return render(new Request(scope.origin + url, { method, headers, signal }), scope)
  }

  /** A page for all clients that request the URL: it is rendered even if this one disconnects. */
  async function renderForAll(request: FastifyRequest) {
    const { url } = request
    const scope = await scopeOf(request)
    const page = await render(
      new Request(scope.origin + url, { headers: { accept: '*/*' } }),
      scope,
    )
    if (page.status !== 200) return page
    const { expiresAt } = page
    return { ...page, mayBeStale: true, timedHeaders: () => shared.ofPage(expiresAt) }
  }

  /** The 429 page. Inert, because it is not the page of the address that it is sent for. */
  async function renderBusy(language: Language): Promise<PlainResponse> {
    const origin = 'http://localhost'
    const languages = await readLanguages()
    const path = pathInLanguage('/busy', language, languages.default)
    const scope = { services, origin, language, languages, isBusy: true, isInert: true }
    const page = await render(new Request(origin + path), scope)
    return { ...page, headers: { ...page.headers, 'cache-control': 'no-store' } }
  }

  // Rendering it for each request would be work again.
  const busyPages = services.createSiteRevisionCache<PlainResponse>(knownLanguages.length)
  app.setErrorHandler(async (error, request, reply) => {
    const isPage = !request.url.split('?')[0]?.endsWith('.data')
    if (!(error instanceof RequestError) || error.status !== 429 || !isPage) throw error
    reply.header('retry-after', String(error.retryAfter ?? 1))
    const { language } = languagesOf(request.url, await readLanguages())
    const page = await busyPages.get(language, () => renderBusy(language))
    return sendResponse(request, reply, await encodeFor(request, page))
  })

  app.register(async (scope) =>
    addQuotationPages(scope, {
      services,
      siteOrigin,
      rateLimit,
      readLanguages,
      render,
      send: async (request, reply, page) =>
        sendResponse(request, reply, await encodeFor(request, page)),
    }),
  )
  addShareTarget(app)
  const readChoices = createChoiceReader(services)
  const keyOf = (url: string, base: string) =>
    maySelect(url) ? createSelectionKey(url, base, readChoices) : createPageKey(url, base)

  /** Cache key of a page in another language than the default one: its base URL has the language. */
  async function translatedKey(url: string, origin: string): Promise<CacheKey | null> {
    const languages = await readLanguages()
    const { language, path } = splitLanguage(url, languages)
    // A path that only looks like that of a language has no page.
    if (language === languages.default) return null
    return keyOf(path, `${origin}/${language}`)
  }

  const cacheKey = (request: FastifyRequest) => {
    if (pages.isDevelopment) return null
    const { url } = request
    const read = mayHaveLanguage(url) ? translatedKey : keyOf
    return read(url, siteOrigin(request))
  }

  /**
   * Redirect of an address that no page was found at, which is counted; null without one. Data of
   * pages is requested by links within the site only.
   */
  async function leadOn({ method, raw, url }: FastifyRequest): Promise<string | null> {
    if (url.split('?', 1)[0]?.endsWith('.data')) return null
    const languages = await readLanguages()
    const { path } = splitLanguage(url, languages)
    if (isQuotationPath(path)) return null
    const redirect = await services.redirects.find(url, languages)
    if (redirect === null) recordView(raw, { notFound: path })
    else if (method === 'GET') services.views.addRedirectUse(redirect._id)
    return redirect?.location ?? null
  }

  app.get('/*', { config: { cacheKey } }, async (request, reply) => {
    const home = mayHaveLanguage(request.url)
      ? homeRedirect(request.url, await readLanguages())
      : null
    if (home !== null) return reply.redirect(home, 301)
    const response = await rateLimit.run(request.ip, async () => {
      const cached = await loadResponse({ cache, revision }, request, () => renderForAll(request))
      return cached ?? encodeFor(request, await renderForOne(request, reply))
    })
    const location = response.status === 404 ? await leadOn(request) : null
    if (location !== null) return reply.header('cache-control', 'no-cache').redirect(location, 301)
    return sendResponse(request, reply, response)
  })
}

function encodeFor({ headers }: FastifyRequest, page: PlainResponse): Promise<EncodedResponse> {
  return encodeResponse(page, negotiateEncoding(headers['accept-encoding']))
}

/** A signal that aborts if the client disconnects before the response has ended. */
function createCloseSignal({ raw }: FastifyReply): AbortSignal {
  const controller = new AbortController()
  raw.once('close', () => {
    if (!raw.writableFinished) controller.abort()
  })
  return controller.signal
}

/** Scripts and styles of the production build; their names contain a hash of their content. */
export async function addBuiltAssets(app: FastifyInstance, folder: string): Promise<void> {
  const assets = join(folder, 'assets')
  // A wildcard route instead of one for each of hundreds of files.
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
    },
  })
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    if (!entry.isFile()) continue
    app.get(`/${entry.name}`, (_, reply) => reply.sendFile(entry.name, folder))
  }
}

/** Reads the shop's languages once per change of anything but products. */
function createLanguageReader(
  services: Pick<PageServices, 'content' | 'createSiteRevisionCache'>,
): () => Promise<ShopLanguages> {
  const cache = services.createSiteRevisionCache<ShopLanguages>(1)
  return () => cache.get('', () => services.content.readLanguages())
}

/** The languages with the one of a URL, which is given as path and query. */
function languagesOf(url: string, languages: ShopLanguages): ScopeLanguages {
  return { language: splitLanguage(url, languages).language, languages }
}

/** Path of the home page in a language, for a URL that lacks only its slash; otherwise null. */
function homeRedirect(url: string, languages: ShopLanguages): string | null {
  const { language, path } = splitLanguage(url, languages)
  return path.startsWith('/') ? null : basenameOf(language, languages.default) + path
}

/**
 * Web share target for photos from a phone. The service worker handles it (public/share-worker.js);
 * a request that reaches the server met none and is redirected to the page for choosing photos.
 */
function addShareTarget(app: FastifyInstance): void {
  app.route({
    method: 'POST',
    url: '/admin/share',
    // In `onRequest`, so that the body is never parsed.
    onRequest: async (request, reply) => {
      request.raw.resume()
      return reply.redirect('/admin/manage-store/products/photographs?shared', 303)
    },
    handler: async () => undefined,
  })
}
