import globalData from '@csstools/postcss-global-data'
import { reactRouter } from '@react-router/dev/vite'
import customMedia from 'postcss-custom-media'
import { defineConfig, type Plugin } from 'vite'

/**
 * The Content-Security-Policy forbids `eval`, and zod would test whether it may use it. zod reads
 * this setting before the first schema is created, in whichever module that is.
 */
const zodSettings = { 'globalThis.__zod_globalConfig': JSON.stringify({ jitless: true }) }

export default defineConfig(({ command }) => ({
  plugins: [reactRouter(), reloadOnMessages()],
  css: {
    modules: { generateScopedName: '[name]__[local]' },
    // One file defines the names of the breakpoints.
    postcss: { plugins: [globalData({ files: ['web/styles/breakpoints.css'] }), customMedia()] },
  },
  // A part that is loaded later shares most of its scripts with the page: their names would only add bytes.
  build: { modulePreload: false },
  environments: {
    client: {
      define: zodSettings,
      // In development, discover all packages at once, so that opening a screen does not reload the page.
      optimizeDeps: { entries: ['web/**/*.{ts,tsx}', '!**/*.{test,server}.*'] },
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: [{ name: 'react', test: /node_modules\/(?:react|react-dom|react-router)\// }],
            },
          },
        },
      },
    },
    ssr: {
      // One bundled file loads faster than the files of hundreds of packages.
      resolve: { noExternal: command === 'build' || undefined },
      define: command === 'build' ? { 'process.env.NODE_ENV': '"production"' } : {},
      build: {
        minify: false,
        rolldownOptions: { input: './web/server.ts' },
      },
    },
  },
}))

/** Reloads the page when a message changes. A hot update would replace the context that provides them. */
function reloadOnMessages(): Plugin {
  return {
    name: 'reload-on-messages',
    apply: 'serve',
    hotUpdate({ file }) {
      if (this.environment.name !== 'client' || !file.includes('/locales/')) return
      this.environment.hot.send({ type: 'full-reload' })
      return []
    },
  }
}
