/** Headers of every response. Browsers that came over HTTPS stay with it for a year. */
export function createCommonHeaders(publicUrl: string | null): Record<string, string> {
  return {
    'x-content-type-options': 'nosniff',
    ...(publicUrl?.startsWith('https://') && { 'strict-transport-security': 'max-age=31536000' }),
  }
}

interface PolicySources {
  /** Hashes of inline scripts, as the policy quotes them. */
  scripts: string[]
  styles: string[]
  /** Whether the page adds styles in the browser, as the back office does. */
  makesStyles: boolean
}

/** Headers of an HTML page: what it may load, and who may frame it. `mediaOrigin` is where photographs come from, if not from here. */
export function pageSecurityHeaders(
  { scripts, styles, makesStyles }: PolicySources,
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
