import type { EntryContext } from 'react-router'
import { publicPages, routePath } from '../../domain/urls/public-pages.ts'
import type { PageAssets, RouteManifest } from '../boot/page-loader.ts'

/** Serialised data of a page's routes, as React Router streams it to the browser. */
export async function readData({ serverHandoffStream }: EntryContext): Promise<string> {
  if (serverHandoffStream === undefined) return ''
  const decoder = new TextDecoder()
  let text = ''
  for await (const bytes of serverHandoffStream) text += decoder.decode(bytes, { stream: true })
  return escapeJsonForHtml(text)
}

const known = new Map<string, string>()

/** Assets of a page as JSON, cached because they are the same for all pages of a route and language. */
export function filesOf(context: EntryContext): string {
  const ids = context.staticHandlerContext.matches.map(({ route }) => route.id)
  const { basename } = context.staticHandlerContext
  const key = [basename, ...ids].join(' ')
  const before = known.get(key)
  if (before !== undefined) return before
  // `~` abbreviates the assets folder; the loader expands it.
  const text = escapeJsonForHtml(
    JSON.stringify(describeFiles(context, ids)).replaceAll('"/assets/', '"~'),
  )
  known.set(key, text)
  return text
}

const siteRoute = 'site'

/** True for public pages, false for the admin. */
export function isPublic({ staticHandlerContext: { matches } }: EntryContext): boolean {
  return matches.some(({ route }) => route.id === siteRoute)
}

type Manifest = EntryContext['manifest']
type Route = NonNullable<Manifest['routes'][string]>

function describeFiles(context: EntryContext, ids: string[]): PageAssets {
  const { manifest, serverHandoffString = '{}' } = context
  const parts = ids.map((id) => manifest.routes[id]).filter((route) => route !== undefined)
  const fetched = parts.filter((route) => !isBundledWith(parts.at(-1), route))
  const imports = fetched.flatMap(({ module, imports = [] }) => [module, ...imports])
  const present = new Set(imports)
  const { entry } = manifest
  // The entry file may only re-export a chunk that is loaded anyway.
  const [runtime, ...others] = entry.imports
  const isNamed = runtime !== undefined && others.length === 0 && present.has(runtime)
  const files = {
    modules: Object.fromEntries(fetched.map(({ id, module }) => [id, module])),
    entry: isNamed ? runtime : entry.module,
    hotRuntime: manifest.hmr?.runtime,
    imports: [...new Set([...entry.imports, ...imports])],
  }
  const { basename } = context.staticHandlerContext
  if (isPublic(context))
    return {
      ...files,
      routes: routesOf(manifest, parts),
      ...(basename !== '/' && { basename }),
    }
  const handoff = JSON.parse(serverHandoffString)
  return { ...files, context: handoff, manifestFile: manifest.url, isUrgent: true }
}

/**
 * True if the route's own file only re-exports chunks that the leaf route loads anyway. Such
 * modules register themselves (web/boot/bundled-routes.ts).
 */
function isBundledWith(leaf: Route | undefined, { id, imports = [] }: Route): boolean {
  if (leaf === undefined || (id !== 'root' && id !== siteRoute)) return false
  return imports.length > 0 && imports.every((file) => leaf.imports?.includes(file))
}

/**
 * Public routes that client-side navigation may reach. The admin has too many routes to list them
 * in each page; links to a comparison, a sent shortlist or a
 * room load a new document.
 */
function routesOf(manifest: Manifest, parts: Route[]): RouteManifest {
  /** Files that the page itself loads. */
  const present = new Set(parts.flatMap(({ module, imports = [] }) => [module, ...imports]))
  const sheets = new Set<string>()
  const others = Object.values(manifest.routes)
    .filter((route) => route !== undefined)
    .filter((route) => route.parentId === siteRoute && !parts.includes(route))
    .filter((route) => !isElsewhere(route))
  const describe = (route: Route) => ({
    module: isBundledWith(parts.at(-1), route) ? undefined : route.module,
    path: route.path || undefined,
    index: route.index,
    parentId: route.parentId === siteRoute ? undefined : (route.parentId ?? ''),
    hasLoader: route.hasLoader ? undefined : false,
    hasErrorBoundary: route.hasErrorBoundary || undefined,
    hasClientMiddleware: route.hasClientMiddleware || undefined,
    css: absentIn(sheets, route.css),
  })
  const named: RouteManifest = {}
  for (const route of parts) {
    // The page's own style sheets are rendered from here during hydration, each once.
    named[route.id] = describe(route)
    for (const sheet of route.css ?? []) sheets.add(sheet)
  }
  for (const route of others) {
    named[route.id] = { ...describe(route), imports: absentIn(present, route.imports) }
  }
  return named
}

/** Files that are not loaded yet; undefined if none. */
function absentIn(present: Set<string>, files: string[] = []): string[] | undefined {
  const absent = files.filter((file) => !present.has(file))
  return absent.length > 0 ? absent : undefined
}

/** True for routes that no public page navigates to within the same document. */
function isElsewhere({ path = '' }: Route): boolean {
  const { compare, rooms, room, shortlist } = publicPages
  return (
    [compare, rooms, room, shortlist].some((page) => path === routePath(page)) ||
    /^(?:live|product)-preview\b/.test(path)
  )
}

/** Escapes JSON for a script element: no text in it can close the element. */
export function escapeJsonForHtml(json: string): string {
  return json.replaceAll('<', '\\u003c')
}
