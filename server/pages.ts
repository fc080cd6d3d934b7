import { createHash, randomBytes } from 'node:crypto'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { createBusyPage } from './busy-page.ts'
import { RequestError } from './errors.ts'
import type { FairShare } from './fair-share.ts'
import {
  createPageCache,
  encode,
  encodingFor,
  type FinishedPage,
  type KeptPage,
  quick,
} from './page-cache.ts'
import { pageKeyOf } from './page-key.ts'
import type { Services } from './services.ts'

/** What one page request may use. `origin` is the site's address without a trailing slash. */
export interface RequestScope {
  services: Services
  origin: string
  /** Whether the visitor has had their share: what they hear instead of the page. */
  isBusy?: boolean
}

export type RenderPage = (request: Request, scope: RequestScope) => Promise<Response>

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
  share: FairShare
}

/** Every address that nothing else answers is a page. */
export async function addPages(
  app: FastifyInstance,
  { services, pages, siteOrigin, share }: PagesOptions,
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

  async function make(asked: Request, scope: RequestScope) {
    const render = await pages.render()
    const nonce = randomBytes(16).toString('base64url')
    asked.headers.set('x-script-nonce', nonce)
    return finishPage(await render(asked, scope), nonce, pages.isDevelopment)
  }

  function finish(request: FastifyRequest, signal: AbortSignal | null) {
    const headers = { accept: request.headers.accept ?? '*/*' }
    const origin = siteOrigin(request)
    const asked = new Request(`${origin}${request.url}`, {
      method: request.method,
      headers,
      signal,
    })
    return make(asked, { services, origin })
  }

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

  app.get('/*', { onRequest: answerKept }, async (request, reply) => {
    const key = keyOf(request)
    if (key === null || !key.isExact || !mayFill(request)) {
      const once = () => finish(request, goneSignal(reply))
      return sendOnce(request, reply, await share.run(request.ip, once))
    }
    const current = await revision.current()
    // Others may wait for the same page: it is made whether or not this visitor stays.
    const page =
      cache.find(key.key, current) ??
      (await share.run(request.ip, () => cache.make(key.key, current, () => finish(request, null))))
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

/** The page with everything that goes out with it, but for its encoding. */
async function finishPage(
  response: Response,
  nonce: string,
  isDevelopment: boolean,
): Promise<FinishedPage> {
  const headers: Record<string, string> = { 'cache-control': 'no-cache' }
  for (const [name, value] of response.headers) {
    if (name !== 'content-length') headers[name] = value
  }
  headers['x-content-type-options'] = 'nosniff'
  const { status } = response
  if (!headers['content-type']?.startsWith('text/html')) {
    return { status, headers, body: Buffer.from(await response.arrayBuffer()) }
  }
  const { html, hashes } = hashScripts(await response.text(), nonce)
  return {
    status,
    headers: { ...headers, ...securityHeaders(hashes, isDevelopment) },
    body: Buffer.from(html),
  }
}

/**
 * Scripts that carry the nonce are ours: each gets its hash into the policy and loses the nonce, so
 * that the page may be kept and sent again. A script that came in by content has none, and is refused.
 */
export function hashScripts(html: string, nonce: string): { html: string; hashes: string[] } {
  const hashes = new Set<string>()
  const marker = ` nonce="${nonce}"`
  const stripped = html.replace(
    /<script\b([^>]*)>([\s\S]*?)<\/script>/g,
    (script, attributes: string, body: string) => {
      if (!attributes.includes(marker)) return script
      if (body !== '') hashes.add(`'sha256-${createHash('sha256').update(body).digest('base64')}'`)
      return `<script${attributes.replace(marker, '')}>${body}</script>`
    },
  )
  return { html: stripped.replaceAll(marker, ''), hashes: [...hashes] }
}

function securityHeaders(hashes: string[], isDevelopment: boolean): Record<string, string> {
  const policy = [
    "default-src 'self'",
    `script-src 'self' ${hashes.join(' ')}`.trim(),
    // React writes style attributes: object-position and blurred placeholders of photographs.
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "media-src 'self' blob:",
    "font-src 'self'",
    "connect-src 'self'",
    'frame-src https://www.google.com https://maps.google.com',
    "object-src 'none'",
    "base-uri 'none'",
    // Without script the message form itself opens the chat, which passes it on.
    "form-action 'self' https://wa.me https://api.whatsapp.com https://web.whatsapp.com",
    "frame-ancestors 'none'",
  ].join('; ')
  return {
    ...(!isDevelopment && { 'content-security-policy': policy }),
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
    'x-frame-options': 'DENY',
    'cross-origin-opener-policy': 'same-origin-allow-popups',
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
  return reply.send(await encode(body, encoding, quick))
}
