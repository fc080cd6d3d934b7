import { type ReactNode, use, useEffect } from 'react'
import {
  Links,
  Meta,
  Outlet,
  Scripts,
  type ShouldRevalidateFunctionArgs,
  useHref,
  useRouteLoaderData,
} from 'react-router'
import type { Route } from './+types/root.ts'
import {
  type ErrorLabels,
  pageLanguageOf,
  readLabels,
} from './site/content/page-language.server.ts'
import { PageOutputContext } from './site/content/page-output.tsx'
import type { Site } from './site/content/site.ts'
import { revalidatesPage } from './site/layout/revalidation.ts'
import { NonceContext } from './ssr/nonce-context.ts'
import regular from './styles/fonts/kulim-park-latin-400-normal.woff2?url'
import semibold from './styles/fonts/kulim-park-latin-600-normal.woff2?url'
import { OpenLayers } from './ui/open-layers.tsx'

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
  const nonce = use(NonceContext)
  const { isInert = false, staticAddress } = use(PageOutputContext)
  return (
    <html lang={site?.language ?? 'en'} style={site?.style} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        {staticAddress !== undefined && (
          <meta
            httpEquiv="content-security-policy"
            content="script-src 'none'; object-src 'none'; base-uri 'none'"
          />
        )}
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content={site?.accent ?? '#FFFFFF'} />
        <Meta />
        <Links />
        {site?.scriptFont && (
          <link
            rel="preload"
            href={site.scriptFont}
            as="font"
            type="font/woff2"
            crossOrigin="anonymous"
          />
        )}
        <link rel="manifest" href={`/${site ? 'manifest' : 'admin'}.webmanifest`} />
        {(site?.icons ?? shippedIcons).map((icon) => (
          <link key={icon.href} {...icon} />
        ))}
      </head>
      <body>
        {children}
        {!isInert && (
          <>
            <script
              nonce={nonce}
              suppressHydrationWarning
              dangerouslySetInnerHTML={{ __html: reloadOtherPage }}
            />
            <Scripts />
          </>
        )}
      </body>
    </html>
  )
}

/**
 * Reloads when Back or Forward lead to another page of this document before hydration: no script
 * can render that one yet.
 */
const reloadOtherPage = `{
  const { pathname, search } = location
  addEventListener('popstate', () => {
    const isOther = location.pathname !== pathname || location.search !== search
    if (isOther && !('hydrated' in document.documentElement.dataset)) location.reload()
  })
}`

/** Labels for errors of pages, whose own data may be missing. */
export async function loader({ context }: Route.LoaderArgs): Promise<{ labels: ErrorLabels }> {
  const { error, fallback } = await readLabels(pageLanguageOf(context))
  return { labels: { error, fallback } }
}

/** The back office reads no data of routes while it is open. */
export function shouldRevalidate(args: ShouldRevalidateFunctionArgs): boolean {
  return !args.nextUrl.pathname.startsWith('/admin') && revalidatesPage(args)
}

export default function Root() {
  return (
    <OpenLayers>
      <Outlet />
    </OpenLayers>
  )
}

/** Fallback if even the frame of a page could not be rendered. */
export function ErrorBoundary() {
  const labels = useRouteLoaderData<typeof loader>('root')?.labels.fallback
  const start = useHref('/')
  // A request for data that was refused has no labels either: the document says what is wrong.
  useEffect(() => {
    if (labels === undefined) location.reload()
  }, [labels])
  if (labels === undefined) return null
  const { title, text, home } = labels
  return (
    <main className="plain">
      <title>{title}</title>
      <h1>{title}</h1>
      <p>{text}</p>
      <a href={start}>{home}</a>
    </main>
  )
}
