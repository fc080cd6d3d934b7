import '../../styles/base.css'
import NotFound from '../errors/not-found-page.tsx'
import '../languages/languages.css'
import { type ComponentType, type ReactNode, use, useEffect } from 'react'
import {
  isRouteErrorResponse,
  Outlet,
  useLocation,
  useMatches,
  useRouteLoaderData,
} from 'react-router'
import { PageOutputContext } from '../content/page-output.tsx'
import { type Site, siteRouteId } from '../content/site.ts'
import { readSite } from '../content/site-data.server.ts'
import { ErrorPage, TooManyRequests } from '../errors/error-page.tsx'
import { LazyLanguageOffer } from '../languages/language-links.tsx'
import { leaveIncompletePage } from '../ui/load-or-reload.ts'
import type { Route } from './+types/layout.ts'
import { LinkNavigation } from './link-navigation.tsx'
import { retryWithoutConnection } from './offline-navigation.ts'
import { ChatButton, ConnectionNotice } from './overlays.tsx'
import { revalidatesPage } from './revalidation.ts'
import { ScrollAndFocus } from './scroll-restoration.tsx'
import { Footer } from './site-footer.tsx'
import { Header } from './site-header.tsx'

export function loader({ context }: Route.LoaderArgs) {
  return readSite(context)
}

export const shouldRevalidate = revalidatesPage

export const clientMiddleware: Route.ClientMiddlewareFunction[] = [
  leaveIncompletePage,
  retryWithoutConnection,
]

export default function SiteLayout({ loaderData }: Route.ComponentProps) {
  // Nothing of a document runs in the browser, so its scripts do not contain this.
  if (import.meta.env.SSR && use(PageOutputContext).isDocument) return <Outlet />
  return (
    <Frame site={loaderData} foot={<PageFoot />}>
      <Outlet />
    </Frame>
  )
}

/** Renders errors of a page inside the frame; without the shop's data there is no frame. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const site = useRouteLoaderData<Site>(siteRouteId)
  const message = tell(error, site)
  if (site === undefined) return <main id="main">{message}</main>
  return <Frame site={site}>{message}</Frame>
}

function tell(error: unknown, site: Site | undefined) {
  if (!isRouteErrorResponse(error)) return <ErrorPage site={site} />
  if (error.status === 404) return <NotFound site={site} {...error.data} />
  return error.status === 429 ? (
    <TooManyRequests site={site} {...error.data} />
  ) : (
    <ErrorPage site={site} />
  )
}

function Frame({ site, foot, children }: { site: Site; foot?: ReactNode; children: ReactNode }) {
  useReveal()
  return (
    <>
      <a className="skip off-sheet" href="#main">
        {site.labels.frame.skipToContent}
      </a>
      <Header site={site} />
      <main className="main" id="main" tabIndex={-1}>
        {children}
      </main>
      <Footer site={site} />
      {foot}
      <ChatButton site={site} />
      <ConnectionNotice site={site} />
      <LazyLanguageOffer site={site} />
      <LinkNavigation />
      <ScrollAndFocus mainId="main" />
    </>
  )
}

/** Handle of a page whose last element comes after the footer. */
export interface PageHandle {
  Foot: ComponentType
}

/** Last element of the current page, after the footer. */
function PageFoot() {
  const handle = useMatches().at(-1)?.handle
  return hasFoot(handle) ? <handle.Foot /> : null
}

function hasFoot(handle: unknown): handle is PageHandle {
  return typeof handle === 'object' && handle !== null && 'Foot' in handle
}

const REVEAL_OFFSET_PX = 50

/**
 * Reveals `[data-reveal]` blocks once each when they enter the viewport. Nothing is hidden until
 * the first scroll on a page, and then only blocks below the fold: without JavaScript, with reduced
 * motion, in print and without scrolling everything is visible.
 */
function useReveal(): void {
  const { pathname } = useLocation()
  useEffect(() => {
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (!isIntersecting || !(target instanceof HTMLElement)) continue
          target.dataset.reveal = 'shown'
          observer.unobserve(target)
        }
      },
      { rootMargin: `0px 0px -${REVEAL_OFFSET_PX}px` },
    )
    const begin = () => {
      for (const block of document.querySelectorAll<HTMLElement>('main [data-reveal]')) {
        if (block.getBoundingClientRect().top < innerHeight) continue
        block.dataset.reveal = 'waiting'
        observer.observe(block)
      }
    }
    addEventListener('scroll', begin, { once: true, passive: true })
    return () => {
      removeEventListener('scroll', begin)
      observer.disconnect()
      for (const block of document.querySelectorAll<HTMLElement>('[data-reveal="waiting"]')) {
        block.dataset.reveal = 'shown'
      }
    }
  }, [pathname])
}
