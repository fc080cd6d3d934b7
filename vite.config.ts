import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'

/**
 * What every public page loads comes as two files: the runtime, and the site's frame. Cut finer, the
 * same code compresses worse and takes three times the requests.
 */
const sharedChunks = [
  { name: 'runtime', test: /node_modules\/(?:react|react-dom|scheduler|react-router)\// },
  {
    name: 'site',
    test: /web\/(?:root|ui\/(?:icon|picture)|site\/(?:layout|site|meta|json-ld|enquiry|enquiry-link|frame\/.+|sections\/(?:photo|photo-feed|page-banner|custom-design)|shortlist\/(?:heart|stored-products|shortlist|shortlist-button)|shop\/(?:shop-query|product-teaser)))\.tsx?|domain\/(?:chat|media)\.ts|vite\/preload-helper/,
  },
]

export default defineConfig({
  plugins: [reactRouter()],
  build: {
    // Every browser that runs these scripts knows modulepreload.
    modulePreload: { polyfill: false },
    // Slower than the default and half a kilobyte smaller, which every visitor of every page saves.
    minify: 'terser',
    terserOptions: {
      module: true,
      compress: { passes: 3, ecma: 2020, pure_getters: true },
      format: { comments: false, ecma: 2020 },
    },
  },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups: sharedChunks } } } } },
    ssr: { build: { minify: false, rolldownOptions: { input: './web/server.ts' } } },
  },
})
