import type { Route } from './+types/shop-manifest.ts'
import { readSite } from './site-data.server.ts'
import { manifestResponse } from './web-manifest.server.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const site = await readSite(context)
  const { accent, brand, metaDescription, blurb } = site
  return manifestResponse(site, {
    name: brand,
    description: metaDescription || blurb,
    start_url: '/',
    display: 'minimal-ui',
    theme_color: accent ?? '#FFFFFF',
  })
}
