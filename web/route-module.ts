import { insist } from './connection.ts'

interface RouteFiles {
  id: string
  module: string
  imports?: string[]
  css?: string[]
}

/**
 * Stands in for the router's own function of this name, which answers a script that cannot be
 * fetched by loading the page anew: without a connection that would take the present one away. All
 * files are in the browser's cache before any is used, so no page comes without its styles either.
 */
export async function loadRouteModule(
  { id, module, imports = [], css = [] }: RouteFiles,
  known: Record<string, unknown>,
): Promise<unknown> {
  if (id in known) return known[id]
  try {
    await insist(() => Promise.all([module, ...imports, ...css].map(keep)))
    known[id] = await import(/* @vite-ignore */ module)
    return known[id]
  } catch {
    // The files of an older build are gone: the page itself knows the new ones.
    location.reload()
    return new Promise(() => {})
  }
}

async function keep(file: string): Promise<void> {
  await (await fetch(file)).blob()
}
