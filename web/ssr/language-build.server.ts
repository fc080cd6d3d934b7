import type { ServerBuild } from 'react-router'
import { publicPages, routePath } from '../../domain/urls/public-pages.ts'
import { siteRouteId } from '../site/content/site.ts'

/**
 * The build for the pages of a language, which stand below a basename. The back office and the web
 * app manifests have no language: below the basename they are not found.
 */
export function withLanguage(build: ServerBuild, basename: string): ServerBuild {
  if (basename === '/') return build
  const isPage = (id: string) => {
    const route = build.routes[id]
    return (
      id === 'root' ||
      id === siteRouteId ||
      route?.parentId === siteRouteId ||
      route?.path === routePath(publicPages.offers)
    )
  }
  return {
    ...build,
    basename,
    routes: pick(build.routes, isPage),
    assets: { ...build.assets, routes: pick(build.assets.routes, isPage) },
  }
}

function pick<T>(routes: Record<string, T>, isPicked: (id: string) => boolean): Record<string, T> {
  return Object.fromEntries(Object.entries(routes).filter(([id]) => isPicked(id)))
}
