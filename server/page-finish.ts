import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import type { RenderedPage } from './pages.ts'
import type { PlainResponse } from './response-cache/response-cache.ts'

/** The page with everything that goes out with it, but for its encoding. */
export async function finishPage(
  { response, html: page, expiresAt }: Omit<RenderedPage, 'subject'>,
  nonce: string,
  isDevelopment: boolean,
  mediaOrigin: string | null = null,
): Promise<PlainResponse> {
  const headers: Record<string, string> = { 'cache-control': 'no-cache' }
  for (const [name, value] of response.headers) {
    if (name !== 'content-length') headers[name] = value
  }
  headers['x-content-type-options'] = 'nosniff'
  const { status } = response
  if (page === null) {
    const body = Buffer.from(await response.arrayBuffer())
    return { status, headers, body, expiresAt }
  }
  const { html, ...hashes } = hashOwn(page, nonce)
  return {
    status,
    headers: { ...headers, ...securityHeaders(hashes, isDevelopment, mediaOrigin) },
    body: Buffer.from(html),
    expiresAt,
  }
}

interface Hashes {
  scripts: string[]
  styles: string[]
  /** Whether the page makes styles in the browser, as the back office does. */
  makesStyles: boolean
}

/**
 * Scripts and styles that carry the nonce are ours: each gets its hash into the policy and loses the
 * nonce, so that the page may be kept and sent again. What came in by content has none, and is refused.
 */
export function hashOwn(html: string, nonce: string): Hashes & { html: string } {
  const scripts = new Set<string>()
  const styles = new Set<string>()
  const marker = ` nonce="${nonce}"`
  let stripped = ''
  let done = 0
  for (let at = html.indexOf(marker); at !== -1; at = html.indexOf(marker, done)) {
    stripped += html.slice(done, at)
    done = at + marker.length
    const begin = html.indexOf('>', done) + 1
    // Of what else carries the nonce, such as a link, nothing runs.
    const name = /^<(script|style)\b/.exec(html.slice(html.lastIndexOf('<', at), at))?.[1]
    if (name === undefined) continue
    const body = html.slice(begin, html.indexOf(`</${name}>`, begin))
    if (body !== '') (name === 'script' ? scripts : styles).add(hashOf(body))
  }
  // A page that hands the nonce on makes styles in the browser. It is another one each time, and never kept.
  const makesStyles = stripped.includes(`content="${nonce}"`)
  if (makesStyles) styles.add(`'nonce-${nonce}'`)
  return {
    html: stripped + html.slice(done),
    scripts: [...scripts],
    styles: [...styles],
    makesStyles,
  }
}

/** Those of scripts that are the same in every page. */
const knownHashes = new LRUCache<string, string>({ max: 20 })

function hashOf(text: string): string {
  const known = knownHashes.get(text)
  if (known !== undefined) return known
  const hash = `'sha256-${createHash('sha256').update(text).digest('base64')}'`
  if (text.length < mostKept) knownHashes.set(text, hash)
  return hash
}

/** In characters: what is longer holds the page's own data. */
const mostKept = 8_000

function securityHeaders(
  { scripts, styles, makesStyles }: Hashes,
  isDevelopment: boolean,
  mediaOrigin: string | null,
): Record<string, string> {
  // Where pictures are sent from elsewhere, the way there leads through an address of ours.
  const media = mediaOrigin === null ? '' : ` ${mediaOrigin}`
  // The back office shows pages of the site in a frame, and stands in none itself.
  const framed = makesStyles ? "'self' " : ''
  const framing = makesStyles ? "'none'" : "'self'"
  const policy = [
    "default-src 'self'",
    `script-src 'self' ${scripts.join(' ')}`.trim(),
    `style-src 'self' ${styles.join(' ')}`.trim(),
    `img-src 'self' data: blob:${media}`,
    `media-src 'self' blob:${media}`,
    "font-src 'self'",
    "connect-src 'self'",
    `frame-src ${framed}https://www.google.com https://maps.google.com`,
    "object-src 'none'",
    "base-uri 'none'",
    // Without script the message form itself opens the chat, which passes it on.
    "form-action 'self' https://wa.me https://api.whatsapp.com https://web.whatsapp.com",
    `frame-ancestors ${framing}`,
  ].join('; ')
  return {
    ...(!isDevelopment && { 'content-security-policy': policy }),
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
    'x-frame-options': makesStyles ? 'DENY' : 'SAMEORIGIN',
    'cross-origin-opener-policy': 'same-origin-allow-popups',
  }
}
