import { createHash } from 'node:crypto'

/** Headers of every response. HSTS lasts one year. */
export function createCommonHeaders(publicUrl: string | null): Record<string, string> {
  return {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    ...(publicUrl?.startsWith('https://') && { 'strict-transport-security': 'max-age=31536000' }),
  }
}

/** Policy of an uploaded file, which browsers must never render as a page. */
export const filePolicy = "default-src 'none'; sandbox"

/** Policy of a page that has nothing but one inline style sheet. */
export function styledTextPolicy(style: string): string {
  return `default-src 'none'; style-src ${hashOf(style)}; frame-ancestors 'none'`
}

/** Source of a policy that allows an inline script or style sheet. */
export function hashOf(text: string | Buffer): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}

/**
 * Content security policy and framing of an HTML page. `scripts` are the hashes of its inline
 * scripts, `styleNonce` the nonce of a page that inserts styles in the browser, as the admin does,
 * and `mediaOrigin` the origin of media, if it is another one.
 */
export function pageSecurityHeaders(
  scripts: string[],
  styleNonce: string | null,
  isDevelopment: boolean,
  mediaOrigin: string | null,
): Record<string, string> {
  // Media on another origin are reached through a redirect of this one.
  const media = mediaOrigin === null ? '' : ` ${mediaOrigin}`
  // The admin shows pages of the site in a frame, and must not be framed itself.
  const isAdmin = styleNonce !== null
  const policy = [
    "default-src 'self'",
    `script-src 'self' ${scripts.join(' ')}`.trim(),
    `style-src 'self'${isAdmin ? ` 'nonce-${styleNonce}'` : ''}`,
    "style-src-attr 'unsafe-inline'",
    `img-src 'self' data: blob:${media}`,
    `media-src 'self' blob:${media}`,
    "font-src 'self'",
    "connect-src 'self'",
    `frame-src ${isAdmin ? "'self' " : ''}https://www.google.com https://maps.google.com`,
    "object-src 'none'",
    "base-uri 'none'",
    // Without script the message form submits to the chat, which redirects between these hosts.
    "form-action 'self' https://wa.me https://api.whatsapp.com https://web.whatsapp.com",
    `frame-ancestors ${isAdmin ? "'none'" : "'self'"}`,
  ].join('; ')
  return {
    ...(!isDevelopment && { 'content-security-policy': policy }),
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
    'x-frame-options': isAdmin ? 'DENY' : 'SAMEORIGIN',
    'cross-origin-opener-policy': 'same-origin-allow-popups',
  }
}
