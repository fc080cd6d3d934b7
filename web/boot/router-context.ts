import { dataId, type PageAssets, type RouteManifest } from './page-loader.ts'

declare global {
  interface Window {
    /** True if the data is newer than the rendered page. */
    isOutdated?: boolean
    /** Bundled route modules by id. */
    routeModules?: Record<string, unknown>
  }
}

/** Router context shared by all public pages. */
const siteContext = {
  ssr: true,
  future: {},
  routeDiscovery: { mode: 'initial' },
}

/** Sets the globals from which React Router reads routes, modules and data. */
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

async function contextOf({ context = siteContext, basename = '/' }: PageAssets) {
  const response = await window.pageData
  if (response?.status !== 200) throw response
  const shown = document.getElementById(dataId)?.dataset.revision
  if (shown === undefined) return { ...context, basename, stream: response.body }
  // The content has changed since the page was cached: hydration renders the newer data.
  window.isOutdated = response.headers.get('x-content-revision') !== shown
  let loaderData: unknown
  return {
    ...context,
    basename,
    stream: response.body,
    // Same shape as embedded data: a `.data` response describes each route in more detail.
    get state() {
      return { loaderData }
    },
    set state(routes: object) {
      loaderData = Object.fromEntries(Object.entries(routes).map(([id, route]) => [id, route.data]))
    },
  }
}
