import type { EntryContext } from 'react-router'
import type { PageFiles, RouteFiles } from './page-start.ts'
import { previewRoute } from './preview-route.ts'
import { comparePath } from './site/compare/compare-address.ts'

/** The data of a page's routes, as the router hands it to the browser. */
export async function readData({ serverHandoffStream }: EntryContext): Promise<string> {
  if (serverHandoffStream === undefined) return ''
  const decoder = new TextDecoder()
  let text = ''
  for await (const bytes of serverHandoffStream) text += decoder.decode(bytes, { stream: true })
  return harmless(text)
}

const known = new Map<string, string>()

/** The files of a page: the same for all pages of a route, and so made once. */
export function filesOf(context: EntryContext): string {
  const ids = context.staticHandlerContext.matches.map(({ route }) => route.id)
  const key = ids.join(' ')
  const before = known.get(key)
  if (before !== undefined) return before
  // All files lie in one folder, which the script in the page knows.
  const text = harmless(JSON.stringify(describeFiles(context, ids)).replaceAll('"/assets/', '"~'))
  known.set(key, text)
  return text
}

const siteRoute = 'site'

/** Whether a visitor sees the page, not the back office. */
export function isPublic({ staticHandlerContext: { matches } }: EntryContext): boolean {
  return matches.some(({ route }) => route.id === siteRoute)
}

type Manifest = EntryContext['manifest']
type Route = NonNullable<Manifest['routes'][string]>

function describeFiles(context: EntryContext, ids: string[]): PageFiles {
  const { manifest, serverHandoffString = '{}' } = context
  const parts = ids.map((id) => manifest.routes[id]).filter((route) => route !== undefined)
  const fetched = parts.filter((route) => !comesWith(parts.at(-1), route))
  const imports = fetched.flatMap(({ module, imports = [] }) => [module, ...imports])
  const present = new Set(imports)
  const { entry } = manifest
  const entryComes = entry.imports.length > 0 && entry.imports.every((file) => present.has(file))
  const handoff = JSON.parse(serverHandoffString)
  const files = {
    version: manifest.version,
    modules: Object.fromEntries(fetched.map(({ id, module }) => [id, module])),
    entry: entryComes ? undefined : entry.module,
    hotRuntime: manifest.hmr?.runtime,
    imports: [...new Set([...entry.imports, ...imports])],
  }
  if (!isPublic(context)) {
    return { ...files, context: handoff, manifestFile: manifest.url, isUrgent: true }
  }
  const { basename, ssr } = handoff
  return { ...files, context: { basename, ssr, future: {} }, routes: routesOf(manifest, parts) }
}

/**
 * Whether a route's own file only names what stands in files that another one has anyway: what all pages
 * share says itself that it is there (web/route-registry.ts).
 */
function comesWith(leaf: Route | undefined, { id, imports = [] }: Route): boolean {
  if (leaf === undefined || (id !== 'root' && id !== siteRoute)) return false
  return imports.length > 0 && imports.every((file) => leaf.imports?.includes(file))
}

/**
 * A visitor stays among the public pages; the back office has too many to name them in each page, and to the
 * comparison the shortlist leads by a link that loads it.
 */
function routesOf(manifest: Manifest, parts: Route[]): Record<string, RouteFiles> {
  /** What is there with the page itself. */
  const present = new Set(
    parts.flatMap(({ module, imports = [], css = [] }) => [module, ...imports, ...css]),
  )
  const routes = Object.values(manifest.routes)
    .filter((route) => route !== undefined)
    .filter(({ id, parentId }) => id === 'root' || id === siteRoute || parentId === siteRoute)
    .filter((route) => parts.includes(route) || !isElsewhere(route))
  return Object.fromEntries(
    routes.map((route) => {
      const isPart = parts.includes(route)
      const absent = (files: string[] = []) => files.filter((file) => !present.has(file))
      return [
        route.id,
        {
          module: route.module,
          path: route.path || undefined,
          index: route.index,
          parentId: route.parentId === siteRoute ? undefined : (route.parentId ?? ''),
          hasLoader: route.hasLoader ? undefined : false,
          hasErrorBoundary: route.hasErrorBoundary || undefined,
          // The styles of the page are drawn again from here.
          css: isPart ? route.css : absent(route.css),
          imports: isPart ? [] : absent(route.imports),
        },
      ]
    }),
  )
}

/** Whether no page leads there within the same document: to the preview none leads at all. */
function isElsewhere({ id, path }: Route): boolean {
  return id === previewRoute || path === comparePath
}

/** JSON for a block in the page: no text in it can end the element around it. */
export function harmless(json: string): string {
  return json.replaceAll('<', '\\u003c')
}
