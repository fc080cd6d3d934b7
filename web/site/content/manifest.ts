import { iconUrl, type Picture } from '../../../domain/media/media.ts'
import type { Route } from './+types/manifest.ts'
import { readSite, type Site } from './site-data.server.ts'

/** Web app manifest with the shop's name and icons, of the shop or of the admin. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const site = await readSite(context)
  const own = url.pathname === '/admin.webmanifest' ? describeAdmin(site) : describeShop(site)
  const manifest = {
    short_name: site.brand.slice(0, 24),
    background_color: '#FFFFFF',
    icons: iconsOf(site.logo),
    ...own,
  }
  return Response.json(manifest, {
    headers: { 'Content-Type': 'application/manifest+json', 'Cache-Control': 'max-age=3600' },
  })
}

function describeShop({ accent, brand, metaDescription, blurb }: Site) {
  return {
    name: brand,
    description: metaDescription || blurb,
    start_url: '/',
    display: 'minimal-ui',
    theme_color: accent ?? '#FFFFFF',
  }
}

/** Only people who install the admin see it as a share target of their phone's gallery. */
function describeAdmin({ brand }: Site) {
  return {
    id: '/admin',
    name: `${brand}, back office`,
    start_url: '/admin',
    scope: '/admin',
    display: 'standalone',
    theme_color: '#FFFFFF',
    share_target: {
      action: '/admin/share',
      method: 'POST',
      enctype: 'multipart/form-data',
      params: { files: [{ name: 'photos', accept: ['image/*'] }] },
    },
  }
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
