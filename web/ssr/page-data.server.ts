import type { EntryContext } from 'react-router'
import type { PageAssets, RouteManifest } from '../boot/page-loader.ts'
import { comparePath } from '../site/compare/compare-url.ts'

/** The data of a page's routes, as the router hands it to the browser. */
export async function readData({ serverHandoffStream }: EntryContext): Promise<string> {
  if (serverHandoffStream === undefined) return ''
  const decoder = new TextDecoder()
  let text = ''
  for await (const bytes of serverHandoffStream) text += decoder.decode(bytes, { stream: true })
  return escapeJsonForHtml(text)
}

const known = new Map<string, string>()

/** The files of a page: the same for all pages of a route, and so made once. */
export function filesOf(context: EntryContext): string {
  const ids = context.staticHandlerContext.matches.map(({ route }) => route.id)
  const key = ids.join(' ')
  const before = known.get(key)
  if (before !== undefined) return before
  // All files lie in one folder, which the script in the page knows.
  const text = escapeJsonForHtml(
    JSON.stringify(describeFiles(context, ids)).replaceAll('"/assets/', '"~'),
  )
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

function describeFiles(context: EntryContext, ids: string[]): PageAssets {
  const { manifest, serverHandoffString = '{}' } = context
  const parts = ids.map((id) => manifest.routes[id]).filter((route) => route !== undefined)
  const fetched = parts.filter((route) => !isBundledWith(parts.at(-1), route))
  const imports = fetched.flatMap(({ module, imports = [] }) => [module, ...imports])
  const present = new Set(imports)
  const { entry } = manifest
  // The file of the entry only names the one that it stands in, if that comes anyway.
  const [runtime, ...others] = entry.imports
  const isNamed = runtime !== undefined && others.length === 0 && present.has(runtime)
  const files = {
    modules: Object.fromEntries(fetched.map(({ id, module }) => [id, module])),
    entry: isNamed ? runtime : entry.module,
    hotRuntime: manifest.hmr?.runtime,
    imports: [...new Set([...entry.imports, ...imports])],
  }
  if (isPublic(context)) return { ...files, routes: routesOf(manifest, parts) }
  const handoff = JSON.parse(serverHandoffString)
  return { ...files, context: handoff, manifestFile: manifest.url, isUrgent: true }
}

/**
 * Whether a route's own file only names what stands in files that another one has anyway: what all pages
 * share says itself that it is there (web/boot/bundled-routes.ts).
 */
function isBundledWith(leaf: Route | undefined, { id, imports = [] }: Route): boolean {
  if (leaf === undefined || (id !== 'root' && id !== siteRoute)) return false
  return imports.length > 0 && imports.every((file) => leaf.imports?.includes(file))
}

/**
 * A visitor stays among the public pages; the back office has too many to name them in each page, and to the
 * comparison the shortlist leads by a link that loads it.
 */
function routesOf(manifest: Manifest, parts: Route[]): RouteManifest {
  /** What is there with the page itself. */
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
    // The styles of the page are drawn again from here, each sheet once.
    named[route.id] = describe(route)
    for (const sheet of route.css ?? []) sheets.add(sheet)
  }
  for (const route of others) {
    named[route.id] = { ...describe(route), imports: absentIn(present, route.imports) }
  }
  return named
}

/** Those that are still to come, if any. */
function absentIn(present: Set<string>, files: string[] = []): string[] | undefined {
  const absent = files.filter((file) => !present.has(file))
  return absent.length > 0 ? absent : undefined
}

/** Whether no page leads there within the same document: to a preview none leads at all. */
function isElsewhere({ path = '' }: Route): boolean {
  return path === comparePath || /^(?:live|product)-preview\b/.test(path)
}

/** JSON for a block in the page: no text in it can end the element around it. */
export function escapeJsonForHtml(json: string): string {
  return json.replaceAll('<', '\\u003c')
}
