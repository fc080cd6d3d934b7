import { hashOf, pageSecurityHeaders } from '../http/security-headers.ts'
import type { PlainResponse } from '../response-cache/response-cache.ts'
import type { RenderedPage } from './page-source.ts'

/** The page as a response, before compression. */
export async function finishPage(
  { response, insertsStyles = false, expiresAt }: Omit<RenderedPage, 'subject'>,
  nonce: string,
  isDevelopment: boolean,
  mediaOrigin: string | null = null,
): Promise<PlainResponse> {
  const headers: Record<string, string> = { 'cache-control': 'no-cache' }
  for (const [name, value] of response.headers) {
    if (name !== 'content-length') headers[name] = value
  }
  const { status } = response
  const body = Buffer.from(await response.arrayBuffer())
  if (!headers['content-type']?.startsWith('text/html')) return { status, headers, body, expiresAt }
  // Pages that insert styles in the browser are never cached, so that each has a nonce of its own.
  const security = pageSecurityHeaders(
    hashesOf(body, nonce),
    insertsStyles ? nonce : null,
    isDevelopment,
    mediaOrigin,
  )
  return { status, headers: { ...headers, ...security }, body, expiresAt }
}

/**
 * Hashes of the inline scripts that carry the nonce, for the policy. A cached page keeps its nonce,
 * so the policy does not name it; injected scripts could not know it when the page was rendered.
 */
export function hashesOf(page: Buffer, nonce: string): string[] {
  // One character per byte, since hashes are of bytes: decoding a page takes 0.2 ms.
  const html = page.toString('latin1')
  const scripts = html.matchAll(new RegExp(`<script nonce="${nonce}"[^>]*>(.*?)</script>`, 'gs'))
  const texts = new Set(Array.from(scripts, ([, text = '']) => text))
  return [...texts].filter((text) => text !== '').map((text) => hashOf(Buffer.from(text, 'latin1')))
}
