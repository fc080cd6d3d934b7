/** Headers of every response. HSTS lasts one year. */
export function createCommonHeaders(publicUrl: string | null): Record<string, string> {
  return {
    'x-content-type-options': 'nosniff',
    ...(publicUrl?.startsWith('https://') && { 'strict-transport-security': 'max-age=31536000' }),
  }
}

interface PolicySources {
  /** Quoted hashes of inline scripts, for the policy. */
  scripts: string[]
  /** Nonce of a page that inserts styles in the browser, as the admin does; else null. */
  styleNonce: string | null
}

/**
 * Security headers of an HTML page: content security policy and framing. `mediaOrigin` is the
 * origin of media, if it is another one.
 */
export function pageSecurityHeaders(
  { scripts, styleNonce }: PolicySources,
  isDevelopment: boolean,
  mediaOrigin: string | null,
): Record<string, string> {
  // Media on another origin are reached through a redirect of this one.
  const media = mediaOrigin === null ? '' : ` ${mediaOrigin}`
  // The admin shows pages of the site in a frame, and must not be framed itself.
  const isAdmin = styleNonce !== null
  const framed = isAdmin ? "'self' " : ''
  const framing = isAdmin ? "'none'" : "'self'"
  const policy = [
    "default-src 'self'",
    `script-src 'self' ${scripts.join(' ')}`.trim(),
    `style-src 'self'${isAdmin ? ` 'nonce-${styleNonce}'` : ''}`,
    "style-src-attr 'unsafe-inline'",
    `img-src 'self' data: blob:${media}`,
    `media-src 'self' blob:${media}`,
    "font-src 'self'",
    "connect-src 'self'",
    `frame-src ${framed}https://www.google.com https://maps.google.com`,
    "object-src 'none'",
    "base-uri 'none'",
    // Without script the message form submits to the chat, which redirects between these hosts.
    "form-action 'self' https://wa.me https://api.whatsapp.com https://web.whatsapp.com",
    `frame-ancestors ${framing}`,
  ].join('; ')
  return {
    ...(!isDevelopment && { 'content-security-policy': policy }),
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
    'x-frame-options': isAdmin ? 'DENY' : 'SAMEORIGIN',
    'cross-origin-opener-policy': 'same-origin-allow-popups',
  }
}
