import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

/** What makes the scripts of visitors small and few; see docs/adr/archive/0069-what-a-page-carries.md. */
export function clientParts(): Plugin[] {
  return [ownRouterParts(), reactByName(), signalsWithoutStack(), helpersWithin('runtime')]
}

/**
 * Gives the router our way of fetching a page's script (docs/adr/archive/0025-lost-connections.md), and
 * leaves out what it would only carry along (docs/adr/archive/0040-scripts-after-the-page.md).
 */
function ownRouterParts(): Plugin {
  const own = (file: string) => fileURLToPath(new URL(`../web/${file}.ts`, import.meta.url))
  return {
    name: 'own-router-parts',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    resolveId(source, importer = '') {
      if (!importer.includes('/react-router/dist/')) return null
      if (source === './routeModules.js') return own('route-module')
      return /\/(?:fog-of-war|instrumentation)\.js$/.test(source)
        ? own('unused-router-parts')
        : null
    },
    transform: {
      filter: { id: /\/react-router\/dist\/production\/lib\// },
      handler: (code, id) => ({ code: trim(code, id), map: null }),
    },
  }
}

/** Functions of the router that nothing here calls, by file: what submits forms, or draws for want of a page. */
const emptied: Record<string, readonly string[]> = {
  'router/router.js': [
    'fetch',
    'handleAction',
    'handleFetcherAction',
    'handleFetcherLoader',
    'discoverRoutes',
    'normalizeNavigateOptions',
    '_internalSetRoutes',
  ],
  'dom/ssr/single-fetch.js': [
    'singleFetchActionStrategy',
    'nonSsrStrategy',
    'singleFetchLoaderFetcherStrategy',
  ],
  'dom/ssr/components.js': ['RSCPrefetchPageLinksImpl'],
  'dom/ssr/errorBoundaries.js': ['RemixRootDefaultErrorBoundary'],
  'dom/ssr/fallback.js': ['RemixRootDefaultHydrateFallback'],
  'hooks.js': ['RSCErrorHandler'],
}

function trim(code: string, id: string): string {
  const [, file = ''] = id.split('/dist/production/lib/')
  const trimmed = (emptied[file] ?? []).reduce(empty, code)
  // Names for developers, and calls that only make something: without them the unused go.
  return trimmed
    .replace(/^\w+\.displayName = .*;$/gm, '')
    .replace(/(?<=^(?:const|var) \w+ = )(?=React\$1\.(?:forwardRef|createContext|memo)\()/gm, pure)
}

const pure = '/* @__PURE__ */ '

/** What remains of a function that is called all the same. */
const left: Record<string, string> = { normalizeNavigateOptions: ' return { path } ' }

/** The function remains, with next to nothing in it. */
function empty(code: string, name: string): string {
  const whole = new RegExp(`^(\\t*)((?:async )?function ${name}\\(.*\\) \\{)\\n[^]*?\\n\\1\\}`, 'm')
  if (!whole.test(code)) throw new Error(`The router has no function ${name} any more.`)
  return code.replace(whole, `$1$2${left[name] ?? ''}}`)
}

const commonModules = ['react', 'react/jsx-runtime', 'react-dom', 'react-dom/client']
const prefix = '\0names-of:'

/**
 * React comes as CommonJS, and whoever imports it would carry an object and look up each name in it. As
 * a module of names they are imported one by one, and no other file needs the bundler's help.
 */
function reactByName(): Plugin {
  const require = createRequire(import.meta.url)
  return {
    name: 'react-by-name',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    resolveId(source, importer = '') {
      const isOwn = /\/node_modules\/(?:react|react-dom|scheduler)\//.test(importer)
      return commonModules.includes(source) && !isOwn && !importer.startsWith(prefix)
        ? prefix + source
        : null
    },
    load(id) {
      if (!id.startsWith(prefix)) return null
      const source = id.slice(prefix.length)
      const names = Object.keys(require(source)).filter((name) => !name.startsWith('__'))
      return [
        `import all from '${require.resolve(source)}'`,
        'export default all',
        ...names.map((name) => `export const ${name} = all.${name}`),
      ].join('\n')
    },
  }
}

/**
 * React throws five errors as signals to itself, compares them by identity, and makes them when it is loaded.
 * Where tools of a developer or of a measurement look on, an error notes each line that led to it, and for that
 * the browser reads all of the scripts once more. Ours have only what an error would say.
 */
function signalsWithoutStack(): Plugin {
  return {
    name: 'signals-without-stack',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: /\/react-dom-client\.production\.js$/ },
      handler(code) {
        if ((code.match(signal) ?? []).length !== 5) {
          throw new Error('React makes other signals than it did: see signalsWithoutStack.')
        }
        return { code: code.replace(signal, '{ message: $1 }'), map: null }
      },
    },
  }
}

const signal = /(?<=^(?: {2}|var )\w+Exception = )Error\((formatProdErrorMessage\(\d+\))\)/gm

/**
 * The bundler's helpers are a file of their own as soon as two others need them. Visitors need them in one
 * alone, which gets a copy in place of a request; the back office keeps the file.
 */
function helpersWithin(chunkName: string): Plugin {
  return {
    name: 'helpers-within',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle: {
      order: 'pre',
      handler(_, bundle) {
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
        const helpers = chunks.find(({ name }) => name === 'rolldown-runtime')
        const user = chunks.find(({ name }) => name === chunkName)
        if (helpers === undefined || user === undefined) return
        user.code = user.code.replace(importOf(helpers.fileName), (_, names: string) => {
          const body = helpers.code.replace(/export\{(.+)\};?\s*$/, (_, out: string) => {
            return `return{${pairs(out).map(([inner, outer]) => `${outer}:${inner}`)}}`
          })
          return `const{${pairs(names).map(([outer, inner]) => `${outer}:${inner}`)}}=(()=>{${body}})();`
        })
        if (importOf(helpers.fileName).test(user.code)) return
        user.imports = user.imports.filter((file) => file !== helpers.fileName)
      },
    },
  }
}

function importOf(fileName: string): RegExp {
  const file = fileName.replace(/^.*\//, '').replaceAll('.', '\\.')
  return new RegExp(`import\\{([^}]+)\\}from"\\./${file}";`)
}

/** The names of `a as b,c`, before and after. */
function pairs(names: string): [string, string][] {
  return names.split(',').map((name) => {
    const [before = '', after = before] = name.split(' as ')
    return [before, after]
  })
}
