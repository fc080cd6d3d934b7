import { createHash } from 'node:crypto'
import { pageSecurityHeaders } from '../http/security-headers.ts'
import type { PlainResponse } from '../response-cache/response-cache.ts'
import type { RenderedPage } from './page-source.ts'

/** The page as a response, before compression. */
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
  const { status } = response
  if (page === null) {
    const body = Buffer.from(await response.arrayBuffer())
    return { status, headers, body, expiresAt }
  }
  const { html, ...hashes } = hashOwn(page, nonce)
  return {
    status,
    headers: { ...headers, ...pageSecurityHeaders(hashes, isDevelopment, mediaOrigin) },
    body: Buffer.from(html),
    expiresAt,
  }
}

interface Hashes {
  scripts: string[]
  styles: string[]
  /** True for pages that insert styles in the browser, as the admin does. */
  makesStyles: boolean
}

/**
 * Trusts scripts and styles that carry the nonce: adds their hashes to the policy and removes the
 * nonce, so that the page can be cached. Injected ones lack the nonce and are blocked.
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
    // Other elements with the nonce, such as links, contain no code.
    const name = /^<(script|style)\b/.exec(html.slice(html.lastIndexOf('<', at), at))?.[1]
    if (name === undefined) continue
    const body = html.slice(begin, html.indexOf(`</${name}>`, begin))
    if (body !== '') (name === 'script' ? scripts : styles).add(hashOf(body))
  }
  // A page that passes the nonce on inserts styles in the browser. It differs each time and is
  // never cached.
  const makesStyles = stripped.includes(`content="${nonce}"`)
  if (makesStyles) styles.add(`'nonce-${nonce}'`)
  return {
    html: stripped + html.slice(done),
    scripts: [...scripts],
    styles: [...styles],
    makesStyles,
  }
}

function hashOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}
