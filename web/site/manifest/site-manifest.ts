import { readSite } from '../content/site-data.server.ts'
import type { Route } from './+types/site-manifest.ts'
import { manifestIcons } from './icons.server.ts'

/** Web app manifest with the shop's name and colour. */
export async function loader({ context }: Route.LoaderArgs) {
  const { accent, brand, logo, metaDescription, blurb } = await readSite(context)
  const manifest = {
    name: brand,
    short_name: brand.slice(0, 24),
    description: metaDescription || blurb,
    start_url: '/',
    display: 'minimal-ui',
    background_color: '#FFFFFF',
    theme_color: accent ?? '#FFFFFF',
    icons: manifestIcons(logo),
  }
  return new Response(JSON.stringify(manifest), {
    headers: { 'Content-Type': 'application/manifest+json', 'Cache-Control': 'max-age=3600' },
  })
}
