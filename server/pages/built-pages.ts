import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { memoizeAsync } from '../kernel/single-flight.ts'
import { addBuiltAssets } from './page-routes.ts'
import type { PageSource, RenderedPage, RenderPage, RequestScope } from './page-source.ts'

/**
 * Pages from the production build in `folder`. The admin's bundle is loaded at its first request.
 */
export async function createBuiltPages(folder: string): Promise<PageSource> {
  const load = (bundle: string) => loadRender(join(folder, 'server', bundle, 'server.js'))
  const renderSite = await load('site')
  const loadAdminBundle = memoizeAsync(() => load('admin'))

  async function render(request: Request, scope: RequestScope): Promise<RenderedPage> {
    const { pathname, searchParams } = new URL(request.url)
    // The manifests of all paths have one address.
    const paths = pathname === '/__manifest' ? (searchParams.get('paths') ?? '') : pathname
    if (!paths.split(',').some((path) => adminPath.test(path))) return renderSite(request, scope)
    const renderAdmin = await loadAdminBundle()
    return renderAdmin(request, scope)
  }

  return {
    addAssets: (app) => addBuiltAssets(app, join(folder, 'client')),
    render: async () => render,
    isDevelopment: false,
  }
}

const adminPath = /^\/admin(?:[/.]|$)/

async function loadRender(file: string): Promise<RenderPage> {
  const module: unknown = await import(pathToFileURL(file).href)
  return renderOf(module)
}

/** The render function of the pages' module, either built or loaded by Vite. */
export function renderOf(module: unknown): RenderPage {
  if (hasRender(module)) return module.render
  throw new Error('The pages have no render function. Build them again.')
}

function hasRender(module: unknown): module is { render: RenderPage } {
  return (
    typeof module === 'object' &&
    module !== null &&
    'render' in module &&
    typeof module.render === 'function'
  )
}
