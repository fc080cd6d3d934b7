import { dataId, type PageAssets, type RouteManifest } from './page-loader.ts'

declare global {
  interface Window {
    /** Whether the data is newer than the page that it came for. */
    isOutdated?: boolean
    /** Routes whose scripts came along with others, by their ids. */
    routeModules?: Record<string, unknown>
  }
}

/** What every public page tells the router of the site. */
const siteContext = {
  basename: '/',
  ssr: true,
  future: {},
  routeDiscovery: { mode: 'initial' },
}

/** Tells the router of the page's routes, their scripts and their data, where it looks for them. */
export async function provideRouterContext(files: PageAssets): Promise<void> {
  const { manifestFile, routes } = files
  if (manifestFile) await import(/* @vite-ignore */ manifestFile)
  const modules = await Promise.all(
    Object.entries(files.modules).map(async ([id, file]) => [
      id,
      await import(/* @vite-ignore */ file),
    ]),
  )
  Object.assign(window, {
    ...(routes && { __reactRouterManifest: { routes: withDefaults(routes) } }),
    __reactRouterContext: await contextOf(files),
    __reactRouterRouteModules: { ...window.routeModules, ...Object.fromEntries(modules) },
  })
}

function withDefaults(routes: RouteManifest): RouteManifest {
  for (const id in routes) {
    routes[id] = { id, parentId: 'site', hasLoader: true, css: [], imports: [], ...routes[id] }
  }
  return routes
}

async function contextOf({ context = siteContext }: PageAssets) {
  const response = await window.pageData
  if (response?.status !== 200) throw response
  const shown = document.getElementById(dataId)?.dataset.revision
  if (shown === undefined) return { ...context, stream: response.body }
  // The content was changed since the page was made: what it shows then is what the data says.
  window.isOutdated = response.headers.get('x-content-revision') !== shown
  let loaderData: unknown
  return {
    ...context,
    stream: response.body,
    // As it would stand in a page: the router's answers to its own questions say more of each route.
    get state() {
      return { loaderData }
    },
    set state(routes: object) {
      loaderData = Object.fromEntries(Object.entries(routes).map(([id, route]) => [id, route.data]))
    },
  }
}
