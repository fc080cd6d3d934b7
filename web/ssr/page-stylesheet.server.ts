import type { ServerBuild } from 'react-router'
import { siteRouteId } from '../site/content/site.ts'

/**
 * The public pages have one sheet for all of them, which stands for the root's own as well. Its address goes
 * without the mark (`#`) by which the router keeps apart the sheets that it takes out of a page again: this one
 * stays, and by its plain address a script that comes later sees that it is there.
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
