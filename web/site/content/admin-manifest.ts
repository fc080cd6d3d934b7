import type { Route } from './+types/admin-manifest.ts'
import { readSite } from './site-data.server.ts'
import { manifestResponse } from './web-manifest.server.ts'

/** Only people who install the admin see it as a share target of their phone's gallery. */
export async function loader({ context }: Route.LoaderArgs) {
  const site = await readSite(context)
  return manifestResponse(site, {
    id: '/admin',
    name: `${site.brand}, back office`,
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
  })
}
