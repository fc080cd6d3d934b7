import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { addBuiltAssets, type PageSource, type RenderPage } from './pages.ts'

/** Pages from the production build in `folder`. */
export async function createBuiltPages(folder: string): Promise<PageSource> {
  const render = await loadRender(join(folder, 'server', 'index.js'))
  return {
    addAssets: (app) => addBuiltAssets(app, join(folder, 'client')),
    render: async () => render,
    isDevelopment: false,
  }
}

async function loadRender(file: string): Promise<RenderPage> {
  const module: unknown = await import(pathToFileURL(file).href)
  return renderOf(module)
}

/** The render function of the pages' module, built or loaded by Vite. */
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
