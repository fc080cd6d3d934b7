import { globSync } from 'node:fs'
import { basename, dirname, join, relative } from 'node:path'
import { build, type Plugin } from 'vite'
import { narrowScripts } from './narrow-scripts.ts'
import { developmentOnly, external } from './runtime-packages.ts'

// Bundles the server for production into the folder named: main.js, demo.js and cli.js with what they
// share, and the script of each thread and process beside them.
const [target = 'build/program'] = process.argv.slice(2)
const root = join(import.meta.dirname, '..')
const program = join(root, target)
const workers = globSync('server/**/*-worker.ts', { cwd: root })

await build({
  configFile: false,
  root,
  logLevel: 'warn',
  plugins: [keepFolders(), leaveOut(), narrowScripts()],
  ssr: {
    noExternal: true,
    external: [...external, ...developmentOnly],
  },
  build: {
    ssr: true,
    emptyOutDir: true,
    outDir: program,
    target: 'node24',
    sourcemap: true,
    copyPublicDir: false,
    rolldownOptions: {
      input: {
        main: 'server/main.ts',
        demo: 'demo/main.ts',
        cli: 'cli/main.ts',
        ...Object.fromEntries(workers.map((path) => [basename(path, '.ts'), path])),
      },
      // All in one folder, so that a worker's script lies beside whoever starts it.
      output: { chunkFileNames: '[name]-[hash].js' },
    },
  },
})

/**
 * Leaves out what packages would load with their first use and nothing here needs: the limiter's stores in other
 * databases, servers and searches for files of which we have our own, the framework's compilers of JSON
 * schemas, since zod reads what comes and the contract writes what goes, and what compares versions, since those
 * of the packages in a bundle were compared when it was tested.
 */
function leaveOut(): Plugin {
  const stores = ['RateLimiterMemory', 'RateLimiterRes']
  const limiter = 'virtual:limiter'
  const nothing = 'virtual:nothing'
  const versions = 'virtual:versions'
  const compiler = 'virtual:compiler'
  const noCompiler = 'Routes are checked by the contract, not by JSON schemas.'
  return {
    name: 'leave-out',
    enforce: 'pre',
    resolveId(source, importer = '') {
      if (source === 'rate-limiter-flexible') return limiter
      if (/^@fastify\/(?:ajv|fast-json-stringify)-compiler$/.test(source)) return compiler
      if (source === 'semver') return versions
      if (source === 'glob' && importer.includes('/@fastify/static/')) return nothing
      const isOther = source === 'node:https' || source === 'node:http2'
      return isOther && importer.includes('/fastify/lib/') ? nothing : null
    },
    load(id) {
      if (id === nothing) return 'module.exports = {}'
      if (id === versions) return 'module.exports = { satisfies: () => true }'
      if (id === compiler)
        return `module.exports = () => () => { throw new Error('${noCompiler}') }`
      if (id !== limiter) return null
      return stores
        .map((name) => `export { default as ${name} } from 'rate-limiter-flexible/lib/${name}.js'`)
        .join('\n')
    },
  }
}

/** What a module reads beside itself stays where the source lies. */
function keepFolders(): Plugin {
  return {
    name: 'keep-folders',
    transform: {
      filter: { id: /\.ts$/, code: 'import.meta.dirname' },
      handler(code, id) {
        const folder = relative(program, dirname(id))
        const there = `(import.meta.dirname + ${JSON.stringify(`/${folder}`)})`
        return { code: code.replaceAll('import.meta.dirname', there), map: null }
      },
    },
  }
}
