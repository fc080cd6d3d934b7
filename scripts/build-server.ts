import { globSync } from 'node:fs'
import { basename, dirname, join, relative } from 'node:path'
import { build, type Plugin } from 'vite'

// Bundles the server for production into the folder named: main.js and demo.js with what they share, and
// each thread's script beside them.
const [target = 'build/program'] = process.argv.slice(2)
const root = join(import.meta.dirname, '..')
const program = join(root, target)
const threads = globSync('server/**/*-worker.ts', { cwd: root })

await build({
  configFile: false,
  root,
  logLevel: 'warn',
  plugins: [keepFolders()],
  ssr: {
    noExternal: true,
    // What is native, finds its own files, or is asked for so seldom that it stays where it lies.
    external: ['@node-rs/argon2', 'file-type', 'fontkit', 'pino', 'sharp', 'vite'],
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
        ...Object.fromEntries(threads.map((path) => [basename(path, '.ts'), path])),
      },
      // All in one folder, so that a thread's script lies beside whoever starts it.
      output: { chunkFileNames: '[name]-[hash].js' },
    },
  },
})

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
