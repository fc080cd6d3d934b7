import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import type { FinishedPage } from './page-cache.ts'
import type { RenderedPage } from './pages.ts'

/** The page with everything that goes out with it, but for its encoding. */
export async function finishPage(
  { response, html: page }: RenderedPage,
  nonce: string,
  isDevelopment: boolean,
): Promise<FinishedPage> {
  const headers: Record<string, string> = { 'cache-control': 'no-cache' }
  for (const [name, value] of response.headers) {
    if (name !== 'content-length') headers[name] = value
  }
  headers['x-content-type-options'] = 'nosniff'
  const { status } = response
  if (page === null) {
    return { status, headers, body: Buffer.from(await response.arrayBuffer()) }
  }
  const { html, hashes } = hashScripts(page, nonce)
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
  let stripped = ''
  let done = 0
  for (let at = html.indexOf(marker); at !== -1; at = html.indexOf(marker, done)) {
    stripped += html.slice(done, at)
    done = at + marker.length
    const begin = html.indexOf('>', done) + 1
    // Of what else carries the nonce, such as a link, nothing runs.
    if (!html.startsWith('<script', html.lastIndexOf('<', at))) continue
    const body = html.slice(begin, html.indexOf('</script>', begin))
    if (body !== '') hashes.add(hashOf(body))
  }
  return { html: stripped + html.slice(done), hashes: [...hashes] }
}

/** Those of scripts that are the same in every page. */
const knownHashes = new LRUCache<string, string>({ max: 20 })

function hashOf(script: string): string {
  const known = knownHashes.get(script)
  if (known !== undefined) return known
  const hash = `'sha256-${createHash('sha256').update(script).digest('base64')}'`
  if (script.length < mostKept) knownHashes.set(script, hash)
  return hash
}

/** In characters: what is longer holds the page's own data. */
const mostKept = 8_000

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
