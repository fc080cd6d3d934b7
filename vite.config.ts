import { basename } from 'node:path'
import globalData from '@csstools/postcss-global-data'
import { reactRouter } from '@react-router/dev/vite'
import customMedia from 'postcss-custom-media'
import { defineConfig, type Plugin } from 'vite'
import { previewParts } from './scripts/preview-modules.ts'

/**
 * What every public page loads comes as two files: the runtime, and the site's frame; what the home
 * page shares with others is a third. Cut finer, the same code compresses worse and takes three
 * times the requests. The second brings the one sheet of all public pages, so nothing that the back
 * office uses may stand in it. Copies for the preview stand in none of them.
 */
const sharedChunks = [
  {
    name: 'runtime',
    test: /node_modules\/(?:react|react-dom|scheduler|react-router)\/|vite\/preload-helper|web\/root\.tsx|web\/(?:entry\.client\.tsx|(?:site\/layout\/offline-navigation|boot\/(?:router-context|page-loader|bundled-routes)|ui\/popstate-listener)\.ts)|domain\/(?:urls\/(?:language-paths|page-paths|public-pages)|chat\/chat-message|enquiry\/enquiry|text\/(?:interpolation|label-texts|url-encoding)|languages\/locale|media\/media|shop\/product-list)\.ts(?!\?preview)/,
  },
  {
    name: 'site',
    test: /web\/(?:ui\/(?:icon|picture|[\w-]+\.module)|site\/(?:layout\/(?!open-drawer).+|content\/(?:labels|language|site|texts)|chat\/(?:opening-notice|enquiry-tracking|enquiry-link)|ui\/(?:swing-(?:logo|mark)(?:\.module)?|paragraphs|photo|page-banner|(?:banner|breadcrumbs|drawing|video-button|section-header)\.module)|about\/about-section\.module|errors\/not-found-page\.module|contact\/(?:message-form|location-map)\.module|shortlist\/(?:heart-button|stored-products|shortlist|shortlist-button)|shop\/shop-query|swatches\/swatch-row|search\/(?:product-search-field|lazy-suggestion-list)|product-card\/product-teaser|recently-viewed\/recent-products))\.(?:tsx?|css)\b(?!\?preview)|web\/(?:styles\/public|site\/(?!.+\/(?:compare|filter-sheet|lightbox|shortlist-panel|qr-dialog|live-preview-page|suggestion-list)\.).+)\.css$/,
  },
  // Of both halves: without places of their own they stood among the back office's parts, and the menu fetched them all.
  {
    name: 'use-close-on-back',
    test: /web\/ui\/use-close-on-back\.ts$|domain\/chat\/shortlist-chat\.ts$/,
  },
  {
    name: 'opening',
    test: /domain\/time\/(?:day|opening-hours|opening-hours-text|wall-clock|wall-time)\.ts$|web\/site\/chat\/opening-state\.ts$/,
  },
  // Rules of records as well: the filters on phones would bring zod along.
  { name: 'filter-values', test: /domain\/(?:money\/decimal|shop\/availability)\.ts$/ },
  {
    name: 'sections',
    test: /web\/site\/(?:about\/about-section|ui\/video-button|contact\/(?:message-form|location-map))\.tsx/,
  },
  // Of products with choices, and of records as well: zod would come along. What reads measures is a part of its own,
  // which a visitor loads who types one.
  {
    name: 'choice-measure',
    test: /domain\/(?:measures\/(?:measure|measure-format|measure-units|number-words)|choices\/choice-measure|text\/digits)\.ts$/,
  },
  // The rules stand apart: the back office has them as well, and would get the public style along with the pages' parts.
  {
    name: 'choice-rules',
    test: /domain\/(?:choices\/choice-selection|money\/(?:price|hundredths)|chat\/selection-message)\.ts$/,
  },
  // Of samples on cards too, which need nothing else of choices.
  { name: 'colour-class', test: /web\/ui\/colour-class\.ts$/ },
  {
    name: 'choices',
    test: /web\/site\/(?:shortlist\/kept-selection\.ts|product\/choices\/(?!with-selection|measure|product-choices|sample-lightbox).+\.tsx?)$/,
  },
  // The rules of records, zod among them, which the previewed page shares with the back office. In the chunks below they
  // brought the back office's scripts along, and its styles, whose dark theme then painted the preview.
  { name: 'records', test: /domain\/preview\/live-preview\.ts$/ },
  // What screens of the back office share: its library, and its own parts. Cut finer, a screen was 60 scripts.
  {
    name: 'library',
    test: /node_modules\/(?!photoswipe|embla-carousel|lean-qr|react|react-dom|scheduler|react-router\/)/,
  },
  {
    name: 'parts',
    test: /web\/admin\/(?:app|content|forms|media|layout|command-palette)\/|web\/admin\/ui\/(?!sortable\/)|web\/admin\/auth\/session-guard\.|web\/admin\/[\w-]+\.tsx?$/,
  },
  // What several of its screens share beside those, in small pieces.
  { name: 'pieces', test: /web\/admin\//, minShareCount: 2 },
]

const styleOwners = new Map<string, string>()

/**
 * A class is called after the file that owns it and its name there: `.bars` of `hero.module.css` is
 * `hero__bars` in the page, `.root` is `hero`. Short, readable, and one owner each.
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
 * The pages allow no code made from text, and zod would try to make some to see whether it may. It reads
 * this setting before the first of its schemas exists, wherever that stands.
 */
const zodSettings = { 'globalThis.__zod_globalConfig': JSON.stringify({ jitless: true }) }

export default defineConfig(({ command }) => ({
  plugins: [reactRouter(), previewParts(), inlineStyleNames()],
  css: {
    modules: { generateScopedName: nameClass },
    // The breakpoints have their names from one file.
    postcss: { plugins: [globalData({ files: ['web/styles/breakpoints.css'] }), customMedia()] },
  },
  build: {
    // Every browser that runs these scripts knows modulepreload.
    modulePreload: {
      polyfill: false,
      // What a part needs is mostly there already, and each name of a file is weight for all who never ask for it.
      resolveDependencies: (_file, needed, { hostType }) =>
        hostType === 'js' ? needed.filter((name) => name.endsWith('.css')) : needed,
    },
  },
  environments: {
    client: {
      define: zodSettings,
      // In development all packages are found at once, not screen by screen with a page loaded anew for each.
      optimizeDeps: { entries: ['web/**/*.{ts,tsx}', '!**/*.{test,server}.*'] },
      build: {
        rolldownOptions: {
          optimization: { inlineConst: { mode: 'all' } },
          output: { codeSplitting: { groups: sharedChunks } },
        },
      },
    },
    ssr: {
      // One file is read sooner than hundreds of packages' own.
      resolve: { noExternal: command === 'build' || undefined },
      define: command === 'build' ? { 'process.env.NODE_ENV': '"production"' } : {},
      build: {
        minify: false,
        rolldownOptions: {
          input: './web/server.ts',
          // No statement is left out: a call whose value nobody uses may still throw.
          treeshake: false,
        },
      },
    },
  },
}))

/**
 * Lets the bundler put the names of classes in their places, across files: as a default import they
 * stay an object that every visitor loads. The rules come along even where nothing else is left.
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
