import type { ServerBuild } from 'react-router'
import { siteRouteId } from '../site/content/site.ts'

/**
 * Uses the one style sheet of all public pages for the root route as well. Removes the `#` suffix
 * by which React Router marks style sheets that it unloads on navigation: this one stays, and by
 * its plain URL Vite's preload recognises that it is loaded.
 */
export function withOneSheet(build: ServerBuild): ServerBuild {
  const sheets = build.assets.routes[siteRouteId]?.css
  if (build.routes[siteRouteId] === undefined || sheets === undefined) return build
  const routes = Object.fromEntries(
    Object.entries(build.assets.routes).map(([id, route]) => {
      const css = id === 'root' ? sheets : route?.css
      return [id, route && { ...route, css: css?.map((href) => href.replace(/#$/, '')) }]
    }),
  )
  return { ...build, assets: { ...build.assets, routes } }
}
