import { createHash, randomBytes } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import fastifyStatic from '@fastify/static'
import { createRequest } from '@remix-run/node-fetch-server'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Services } from './services.ts'

/** What one page request may use. `origin` is the site's address without a trailing slash. */
export interface RequestScope {
  services: Services
  origin: string
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
}

/** Every address that nothing else answers is a page. */
export async function addPages(
  app: FastifyInstance,
  { services, pages, siteOrigin }: PagesOptions,
): Promise<void> {
  app.removeAllContentTypeParsers()
  await pages.addAssets(app)
  app.get('/*', async (request, reply) => {
    const render = await pages.render()
    const nonce = randomBytes(16).toString('base64url')
    const response = await render(toWebRequest(request, reply, nonce), {
      services,
      origin: siteOrigin(request),
    })
    return sendPage(request, reply, response, nonce, pages.isDevelopment)
  })
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

function toWebRequest(request: FastifyRequest, reply: FastifyReply, nonce: string): Request {
  const incoming = createRequest(request.raw, reply.raw, {
    protocol: `${request.protocol}:`,
    host: request.host,
  })
  const headers = new Headers(incoming.headers)
  headers.set('x-script-nonce', nonce)
  return new Request(incoming.url, { headers, signal: incoming.signal })
}

async function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  response: Response,
  nonce: string,
  isDevelopment: boolean,
): Promise<FastifyReply> {
  reply.status(response.status)
  for (const [name, value] of response.headers) {
    if (name !== 'content-length') reply.header(name, value)
  }
  const type = response.headers.get('content-type') ?? ''
  if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-cache')
  reply.header('x-content-type-options', 'nosniff')
  if (!type.startsWith('text/html')) return reply.send(Buffer.from(await response.arrayBuffer()))
  const { html, hashes } = hashScripts(await response.text(), nonce)
  reply.headers(securityHeaders(hashes, isDevelopment))
  return sendCompressed(request, reply, html)
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

const compressBrotli = promisify(brotliCompress)
const compressGzip = promisify(gzip)

async function sendCompressed(
  request: FastifyRequest,
  reply: FastifyReply,
  html: string,
): Promise<FastifyReply> {
  const accepted = String(request.headers['accept-encoding'] ?? '')
  reply.header('vary', 'accept-encoding')
  if (/\bbr\b/.test(accepted)) {
    const bytes = await compressBrotli(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } })
    return reply.header('content-encoding', 'br').send(bytes)
  }
  if (/\bgzip\b/.test(accepted)) {
    return reply.header('content-encoding', 'gzip').send(await compressGzip(html))
  }
  return reply.send(html)
}
