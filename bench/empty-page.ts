import { createElement } from 'react'
import { renderToReadableStream } from 'react-dom/server'
import {
  createRequestHandler,
  type EntryContext,
  Links,
  Meta,
  Outlet,
  RouterContextProvider,
  Scripts,
  type ServerBuild,
  ServerRouter,
} from 'react-router'

/**
 * A page with one heading, rendered by the same React Router and React as the framework documents
 * it: the baseline cost of a page.
 */
export function createEmptyPage(): (request: Request) => Promise<string> {
  const handle = createRequestHandler(build, 'production')
  return async (request) => (await handle(request, new RouterContextProvider())).text()
}

function Root() {
  return createElement(
    'html',
    { lang: 'en' },
    createElement('head', null, createElement(Meta), createElement(Links)),
    createElement('body', null, createElement(Outlet), createElement(Scripts)),
  )
}

async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> {
  const body = await renderToReadableStream(
    createElement(ServerRouter, { context, url: request.url }),
  )
  await body.allReady
  headers.set('Content-Type', 'text/html; charset=utf-8')
  return new Response(body, { status, headers })
}

const clientRoute = {
  hasAction: false,
  hasClientAction: false,
  hasClientLoader: false,
  hasClientMiddleware: false,
  hasDefaultExport: true,
  hasErrorBoundary: false,
  hasLoader: true,
  module: '/assets/empty.js',
  clientActionModule: undefined,
  clientLoaderModule: undefined,
  clientMiddlewareModule: undefined,
  hydrateFallbackModule: undefined,
}

const build: ServerBuild = {
  entry: { module: { default: handleRequest } },
  routes: {
    root: { id: 'root', path: '', module: { default: Root } },
    'routes/empty': {
      id: 'routes/empty',
      parentId: 'root',
      index: true,
      module: {
        default: () => createElement('h1', null, 'Empty'),
        loader: () => ({ title: 'Empty' }),
        meta: () => [{ title: 'Empty' }],
      },
    },
  },
  assets: {
    entry: { imports: [], module: '/assets/entry.js' },
    routes: {
      root: { ...clientRoute, id: 'root', path: '', hasLoader: false },
      'routes/empty': { ...clientRoute, id: 'routes/empty', parentId: 'root', index: true },
    },
    url: '/assets/manifest.js',
    version: '1',
  },
  publicPath: '/',
  assetsBuildDirectory: 'build/client',
  future: {},
  ssr: true,
  isSpaMode: false,
  prerender: [],
  routeDiscovery: { mode: 'lazy', manifestPath: '/__manifest' },
}
