import { readSite } from '../content/site-data.server.ts'
import type { Route } from './+types/admin-manifest.ts'
import { manifestIcons } from './icons.server.ts'

/**
 * Web app manifest of the admin, separate from the shop's, so that only people who install the
 * admin see it as a share target of their phone's gallery.
 */
export async function loader({ context }: Route.LoaderArgs) {
  const { brand, logo } = await readSite(context)
  const manifest = {
    id: '/admin',
    name: `${brand}, back office`,
    short_name: brand.slice(0, 24),
    start_url: '/admin',
    scope: '/admin',
    display: 'standalone',
    background_color: '#FFFFFF',
    theme_color: '#FFFFFF',
    icons: manifestIcons(logo),
    share_target: {
      action: '/admin/share',
      method: 'POST',
      enctype: 'multipart/form-data',
      params: { files: [{ name: 'photos', accept: ['image/*'] }] },
    },
  }
  return new Response(JSON.stringify(manifest), {
    headers: { 'Content-Type': 'application/manifest+json', 'Cache-Control': 'max-age=3600' },
  })
}
