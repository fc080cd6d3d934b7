import type { ServerBuild } from 'react-router'
import { publicPages, routePath } from '../../domain/urls/public-pages.ts'
import { siteRouteId } from '../site/content/site.ts'

/**
 * The build for the pages of a language, which stand below a basename. The back office and the web
 * app manifests have no language: below the basename they are not found.
 */
export function withLanguage(build: ServerBuild, basename: string): ServerBuild {
  if (basename === '/') return build
  const { assets } = build
  return {
    ...build,
    basename,
    routes: ofLanguages(build.routes),
    // The router of a page is made from this list, and needs a module for each of its routes.
    assets: { ...assets, routes: ofLanguages(assets.routes) },
  }
}

interface AnyRoute {
  parentId?: string | undefined
  path?: string | undefined
}

function ofLanguages<R extends AnyRoute>(
  routes: Readonly<Record<string, R | undefined>>,
): Record<string, R | undefined> {
  return Object.fromEntries(
    Object.entries(routes).filter(
      ([id, route]) =>
        id === 'root' ||
        id === siteRouteId ||
        route?.parentId === siteRouteId ||
        route?.path === routePath(publicPages.offers),
    ),
  )
}
