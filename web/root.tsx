import type { ReactNode } from 'react'
import { Links, Meta, Outlet, useRouteLoaderData } from 'react-router'
import { fallbackLabels } from '../domain/labels/fallback-labels.ts'
import { labelsOf } from '../domain/text/label-texts.ts'
import type { Route } from './+types/root.ts'
import { registerBundledRoute } from './boot/bundled-routes.ts'
// Declared the way React Router types `links`, since it gives the default export its own props.
import Finished from './root.tsx'
import type { Site } from './site/content/site-data.server.ts'
import { PageScripts } from './ssr/page-scripts.tsx'
import regular from './styles/fonts/kulim-park-latin-400-normal.woff2?url'
import semibold from './styles/fonts/kulim-park-latin-600-normal.woff2?url'

export const links: Route.LinksFunction = () => [
  ...[regular, semibold].map((href) => ({
    rel: 'preload',
    href,
    as: 'font',
    type: 'font/woff2',
    crossOrigin: 'anonymous' as const,
  })),
]

/** Icons of the admin, and of shops without a logo. */
const shippedIcons = [
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
  { rel: 'icon', href: '/favicon.ico', sizes: '32x32' },
  { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
]

export function Layout({ children }: { children: ReactNode }) {
  const site = useRouteLoaderData<Site>('site')
  return (
    <html lang={site?.language ?? 'en'} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content={site?.accent ?? '#FFFFFF'} />
        <Meta />
        <Links />
        <link rel="manifest" href={`/${site ? 'manifest' : 'admin'}.webmanifest`} />
        {(site?.icons ?? shippedIcons).map((icon) => (
          <link key={icon.href} {...icon} />
        ))}
      </head>
      <body>
        {children}
        <PageScripts />
      </body>
    </html>
  )
}

export default function Root() {
  return <Outlet />
}

/** Fallback if even the frame of a page could not be rendered. */
export function ErrorBoundary() {
  const site = useRouteLoaderData<Site>('site')
  const { title, text, home } = labelsOf(site, 'fallback', fallbackLabels)
  return (
    <main className="plain">
      <title>{title}</title>
      <h1>{title}</h1>
      <p>{text}</p>
      <a href="/">{home}</a>
    </main>
  )
}

registerBundledRoute('root', { default: Finished, ErrorBoundary, Layout, links })
