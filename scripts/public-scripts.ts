import { type MinifyOptions, minify } from 'terser'
import type { Plugin } from 'vite'

const options: MinifyOptions = {
  module: true,
  // Its old faults are no reason for longer names: none of these scripts runs there.
  safari10: false,
  compress: {
    passes: 3,
    ecma: 2020,
    pure_getters: true,
    // What the router tells developers reaches nobody in a visitor's console.
    pure_funcs: ['warning', 'warningOnce', 'warnOnce', 'console.warn'],
  },
  format: { comments: false, ecma: 2020 },
}

/**
 * A function in parentheses is compiled along with the file, off the page's thread, while it arrives. React comes in
 * functions that are called at once: without parentheses each was only skimmed then, and read again while the page waited.
 */
const calledAtOnce: MinifyOptions = {
  ...options,
  format: { ...options.format, wrap_func_args: true },
}

/** Chunks and modules that only the back office loads. */
const officeChunks = ['library', 'parts', 'pieces']
const officeModule = /\/web\/admin\/|\/node_modules\//

/**
 * Packs what visitors load more tightly than the bundler does: half a kilobyte that each of them saves on
 * every page. It takes three times as long, so the back office goes without.
 */
export function packPublicScripts(): Plugin {
  return {
    name: 'pack-public-scripts',
    apply: 'build',
    enforce: 'post',
    applyToEnvironment: ({ name }) => name === 'client',
    async renderChunk(code, { name, moduleIds }) {
      const isOffice =
        officeChunks.includes(name) ||
        (name !== 'runtime' && moduleIds.every((id) => officeModule.test(id)))
      if (isOffice) return null
      const { code: packed } = await minify(code, name === 'runtime' ? calledAtOnce : options)
      return packed === undefined ? null : { code: packed, map: null }
    },
  }
}
