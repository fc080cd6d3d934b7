import { basename } from 'node:path'
import globalData from '@csstools/postcss-global-data'
import { reactRouter } from '@react-router/dev/vite'
import customMedia from 'postcss-custom-media'
import { defineConfig, type Plugin } from 'vite'
import { previewParts } from './scripts/preview-modules.ts'

/**
 * Code that every public page loads comes as two chunks, the runtime and the site's frame; code that
 * the home page shares with others is a third. Smaller chunks compress worse and take three
 * times the requests. The second chunk has the one stylesheet of all public pages, so it must not
 * contain code of the back office. Copies of modules for the preview are in none of them.
 */
const sharedChunks = [
  {
    name: 'runtime',
    test: /node_modules\/(?:react|react-dom|scheduler|react-router|icu-minify)\/|vite\/preload-helper|web\/root\.tsx|web\/(?:entry\.client\.tsx|(?:site\/layout\/(?:offline-navigation|revalidation)|boot\/(?:router-context|page-loader|bundled-routes)|ui\/popstate-listener)\.ts)|domain\/(?:urls\/(?:language-paths|page-paths|public-pages)|chat\/chat-message|enquiry\/enquiry|text\/(?:message|url-encoding)|languages\/locale|media\/media|search\/search-length|shop\/product-list)\.ts(?!\?preview)/,
  },
  {
    name: 'site',
    test: /web\/(?:ui\/(?:icon|inline-styles|picture|[\w-]+\.module)|site\/(?:layout\/(?!open-drawer).+|content\/(?:labels|language|site|texts)|languages\/(?:language-links|text-language)|chat\/(?:opening-notice|enquiry-tracking|enquiry-link)|ui\/(?:swing-(?:logo|mark)(?:\.module)?|paragraphs|photo|page-banner|load-or-reload|(?:banner|breadcrumbs|drawing|video-button|section-header)\.module)|about\/about-section\.module|errors\/not-found-page\.module|contact\/(?:message-form|location-map)\.module|shortlist\/(?:heart-button|stored-products|shortlist|shortlist-button)|shop\/shop-query|swatches\/swatch-row|search\/(?:product-search-field|lazy-suggestion-list)|product-card\/product-teaser|recently-viewed\/recent-products))\.(?:tsx?|css)\b(?!\?preview)|web\/(?:styles\/public|site\/(?!.+\/(?:compare|filter-sheet|lightbox|shortlist-panel|qr-dialog|live-preview-page|suggestion-list)\.).+)\.css$/,
  },
  // Used by public pages and the back office. Without a chunk of their own they end up in the admin chunks, and the
  // public menu would load all of them.
  {
    name: 'use-close-on-back',
    test: /web\/ui\/use-close-on-back\.ts$|domain\/chat\/shortlist-chat\.ts$/,
  },
  {
    name: 'opening',
    test: /domain\/time\/(?:day|opening-hours|opening-hours-text|wall-clock|wall-time)\.ts$|web\/site\/chat\/opening-state\.ts$/,
  },
  // Also used by record validation: without a chunk of their own, the filters on phones would load zod.
  {
    name: 'filter-values',
    test: /domain\/(?:money\/decimal|shop\/availability|text\/(?:digits|word-list))\.ts$/,
  },
  {
    name: 'sections',
    test: /web\/site\/(?:about\/about-section|ui\/video-button|contact\/(?:message-form|location-map))\.tsx/,
  },
  // Used by products with choices and by record validation, which would load zod. The measure parser is a separate
  // chunk, loaded when a visitor types a measure.
  {
    name: 'choice-measure',
    test: /domain\/(?:measures\/(?:measure|measure-format|measure-units|words\/units)|choices\/choice-measure)\.(?:ts|json)$/,
  },
  // A separate chunk: the back office uses these rules too, and would load the public styles with the page components.
  {
    name: 'choice-rules',
    test: /domain\/(?:choices\/choice-selection|money\/(?:price|hundredths)|chat\/selection-message)\.ts$/,
  },
  {
    name: 'choices',
    test: /web\/site\/(?:shortlist\/kept-selection\.ts|product\/choices\/(?!with-selection|measure|product-choices|sample-lightbox).+\.tsx?)$/,
  },
  // Record validation with zod, shared by the previewed page and the back office. In the chunks below it would load the
  // scripts and styles of the back office, and its dark theme would apply to the preview.
  { name: 'records', test: /domain\/preview\/live-preview\.ts$/ },
  // Code shared by screens of the back office: its libraries and its own parts. With smaller chunks, a screen loaded
  // 60 scripts.
  {
    name: 'library',
    test: /node_modules\/(?!photoswipe|embla-carousel|lean-qr|react|react-dom|scheduler|react-router\/)/,
  },
  {
    name: 'parts',
    test: /web\/admin\/(?:app|content|forms|media|layout|command-palette(?!\/words\/(?!en)))\/|web\/admin\/ui\/(?!sortable\/)|web\/admin\/auth\/session-guard\.|web\/admin\/[\w-]+\.tsx?$/,
  },
  // Other code shared by at least two of its screens, in small chunks.
  { name: 'pieces', test: /web\/admin\//, minShareCount: 2 },
]

const styleOwners = new Map<string, string>()

/**
 * Names a class after the file that owns it and its name there: `.bars` of `hero.module.css` is
 * `hero__bars` in the page, `.root` is `hero`. Such names are short, readable and unique.
 */
function nameClass(name: string, path: string): string {
  const file = path.replace(/\?.*$/, '')
  const owner = basename(file, '.module.css')
  const known = styleOwners.get(owner) ?? file
  if (known !== file) throw new Error(`${known} and ${file} need different names.`)
  styleOwners.set(owner, file)
  return name === 'root' ? owner : `${owner}__${name}`
}

/**
 * The Content-Security-Policy forbids `eval`, and zod would test whether it may use it. zod reads
 * this setting before the first schema is created, in whichever module that is.
 */
const zodSettings = { 'globalThis.__zod_globalConfig': JSON.stringify({ jitless: true }) }

export default defineConfig(({ command }) => ({
  plugins: [reactRouter(), previewParts(), inlineStyleNames(), reloadOnMessages()],
  css: {
    modules: { generateScopedName: nameClass },
    // One file defines the names of the breakpoints.
    postcss: { plugins: [globalData({ files: ['web/styles/breakpoints.css'] }), customMedia()] },
  },
  build: {
    // Every browser that runs these scripts supports modulepreload.
    modulePreload: {
      polyfill: false,
      // Preload only stylesheets: the scripts of a chunk are mostly loaded already, and each file name adds weight.
      resolveDependencies: (_file, needed, { hostType }) =>
        hostType === 'js' ? needed.filter((name) => name.endsWith('.css')) : needed,
    },
  },
  environments: {
    client: {
      define: zodSettings,
      // In development, discover all packages at once, so that opening a screen does not reload the page.
      optimizeDeps: { entries: ['web/**/*.{ts,tsx}', '!**/*.{test,server}.*'] },
      build: {
        rolldownOptions: {
          optimization: { inlineConst: { mode: 'all' } },
          output: { codeSplitting: { groups: sharedChunks } },
        },
      },
    },
    ssr: {
      // One bundled file loads faster than the files of hundreds of packages.
      resolve: { noExternal: command === 'build' || undefined },
      define: command === 'build' ? { 'process.env.NODE_ENV': '"production"' } : {},
      build: {
        minify: false,
        rolldownOptions: {
          input: './web/server.ts',
          // No tree shaking: a call whose result is unused may still throw.
          treeshake: false,
        },
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

/**
 * Lets the bundler inline class names across files: as a default import they
 * stay an object that every visitor loads. The CSS rules remain even if nothing else of a module does.
 */
function inlineStyleNames(): Plugin {
  const sheet = /\.module\.css$/
  return {
    name: 'inline-style-names',
    apply: 'build',
    enforce: 'post',
    applyToEnvironment: (environment) => environment.name === 'client',
    transform: {
      filter: { id: [sheet, /\/web\/(?:site|ui)\/.+\.tsx(?:\?|$)/] },
      handler: (code, id) =>
        sheet.test(id)
          ? { code, map: null, moduleSideEffects: 'no-treeshake' }
          : { code: code.replaceAll(defaultImport, 'import * as $1 from $2'), map: null },
    },
  }
}

const defaultImport = /import (\w+) from (['"][^'"]+\.module\.css['"])/g
