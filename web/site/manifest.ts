import type { Route } from './+types/manifest.ts'
import { readSite } from './site.server.ts'

/** The web app manifest, under the shop's own name. */
export async function loader({ context }: Route.LoaderArgs) {
  const { brand, metaDescription, blurb } = await readSite(context)
  const manifest = {
    name: brand,
    short_name: brand.slice(0, 24),
    description: metaDescription || blurb,
    start_url: '/',
    display: 'minimal-ui',
    background_color: '#FFFFFF',
    theme_color: '#FFFFFF',
    icons: [
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  }
  return new Response(JSON.stringify(manifest), {
    headers: { 'Content-Type': 'application/manifest+json', 'Cache-Control': 'max-age=3600' },
  })
}
