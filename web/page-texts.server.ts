import type { EntryContext } from 'react-router'
import type { PageFiles } from './page-start.ts'

/** The data of a page's routes, as the router hands it to the browser. */
export async function readData({ serverHandoffStream }: EntryContext): Promise<string> {
  if (serverHandoffStream === undefined) return ''
  const decoder = new TextDecoder()
  let text = ''
  for await (const bytes of serverHandoffStream) text += decoder.decode(bytes, { stream: true })
  // In development React compares what it finds with what it was told.
  return harmless(import.meta.env.DEV ? text : text.replace(blurs, '""'))
}

/** Those of photographs stand in the page already: what the browser keeps of it keeps them too. */
const blurs = /"data:image\/\w+;base64,[\w+/=]+"/g

const known = new Map<string, string>()

/** The files of a page: the same for all pages of a route, and so made once. */
export function filesOf(context: EntryContext): string {
  const ids = context.staticHandlerContext.matches.map(({ route }) => route.id)
  const key = ids.join(' ')
  const before = known.get(key)
  if (before !== undefined) return before
  const text = harmless(JSON.stringify(describeFiles(context, ids)))
  known.set(key, text)
  return text
}

const siteRoute = 'site'

function describeFiles(context: EntryContext, ids: string[]): PageFiles {
  const { manifest, serverHandoffString = '{}' } = context
  const isPublic = ids.includes(siteRoute)
  const parts = ids.map((id) => manifest.routes[id]).filter((route) => route !== undefined)
  const imports = [
    manifest.entry.module,
    ...manifest.entry.imports,
    ...parts.flatMap((route) => [route.module, ...(route.imports ?? [])]),
  ]
  /** What is there with the page itself. */
  const present = new Set([...imports, ...parts.flatMap(({ css = [] }) => css)])
  // A visitor stays among the public pages; the back office has too many to name them in each of its own.
  const siteRoutes = Object.values(manifest.routes).filter(
    (route) => route?.id === 'root' || route?.id === siteRoute || route?.parentId === siteRoute,
  )
  return {
    context: JSON.parse(serverHandoffString),
    manifest: isPublic
      ? {
          entry: manifest.entry,
          routes: Object.fromEntries(
            siteRoutes.map((route) => [
              route?.id,
              route !== undefined && parts.includes(route) ? route : without(route, present),
            ]),
          ),
          version: manifest.version,
        }
      : null,
    manifestFile: manifest.url,
    modules: Object.fromEntries(parts.map(({ id, module }) => [id, module])),
    entry: manifest.entry.module,
    hotRuntime: manifest.hmr?.runtime,
    imports: [...new Set(imports)],
    isUrgent: !isPublic,
  }
}

/** A route of the manifest without what it has not, and without the files that are there. */
function without(route: object | undefined, present: Set<string>) {
  return Object.fromEntries(
    Object.entries(route ?? {})
      .filter(([, value]) => value !== false && value !== undefined)
      .map(([name, value]) => [
        name,
        Array.isArray(value) ? value.filter((file) => !present.has(file)) : value,
      ]),
  )
}

/** JSON for a block in the page: no text in it can end the element around it. */
export function harmless(json: string): string {
  return json.replaceAll('<', '\\u003c')
}
