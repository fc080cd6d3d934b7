import { iconUrl, type Picture } from '../../../domain/media/media.ts'

/** Icon links of the shop's logo, or null for the default icons. */
export function iconLinks(logo: Picture | null) {
  if (logo === null) return null
  const type = 'image/png'
  return [
    { rel: 'icon', href: iconUrl(logo.url, 32), type, sizes: '32x32' },
    { rel: 'icon', href: iconUrl(logo.url, 192), type, sizes: '192x192' },
    { rel: 'apple-touch-icon', href: iconUrl(logo.url, 180) },
  ]
}

/** Manifest icons; the largest may also be cropped to a circle (maskable). */
export function manifestIcons(logo: Picture | null) {
  const [small, large] =
    logo === null
      ? ['/icon-192.png', '/icon-512.png']
      : [iconUrl(logo.url, 192), iconUrl(logo.url, 512)]
  const type = 'image/png'
  return [
    { src: small, sizes: '192x192', type },
    { src: large, sizes: '512x512', type },
    { src: large, sizes: '512x512', type, purpose: 'maskable' },
  ]
}
