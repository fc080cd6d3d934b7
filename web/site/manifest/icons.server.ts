import { iconUrl, type Picture } from '../../../domain/media/media.ts'

/** How the pages name the shop's icon: that of its logo, or null where the shipped one stands in. */
export function iconLinks(logo: Picture | null) {
  if (logo === null) return null
  const type = 'image/png'
  return [
    { rel: 'icon', href: iconUrl(logo.url, 32), type, sizes: '32x32' },
    { rel: 'icon', href: iconUrl(logo.url, 192), type, sizes: '192x192' },
    { rel: 'apple-touch-icon', href: iconUrl(logo.url, 180) },
  ]
}

/** The same for the app's manifest, where the largest may also be cut to a circle. */
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
