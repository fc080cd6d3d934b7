import { createHash } from 'node:crypto'
import { pageSecurityHeaders } from '../http/security-headers.ts'
import type { PlainResponse } from '../response-cache/response-cache.ts'
import type { RenderedPage } from './page-routes.ts'

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

function hashOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}
