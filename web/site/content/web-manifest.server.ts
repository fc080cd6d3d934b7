import { iconUrl, type Picture } from '../../../domain/media/media.ts'
import type { Site } from './site-data.server.ts'

/** Members of a web app manifest that differ between the shop and its back office. */
type OwnMembers = { name: string; start_url: string; [member: string]: unknown }

/** Web app manifest with the shop's short name and icons. */
export function manifestResponse({ brand, logo }: Site, own: OwnMembers): Response {
  const manifest = {
    short_name: brand.slice(0, 24),
    background_color: '#FFFFFF',
    icons: iconsOf(logo),
    ...own,
  }
  return Response.json(manifest, {
    headers: { 'Content-Type': 'application/manifest+json', 'Cache-Control': 'max-age=3600' },
  })
}

/** Icons; the largest may also be cropped to a circle (maskable). */
function iconsOf(logo: Picture | null) {
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
