import { readFile } from 'node:fs/promises'
import { extname } from 'node:path'
import type { Plugin } from 'vite'

/** Query that distinguishes a copy from its original. */
const mark = '?preview'

/** Modules that public pages consist of. */
const part =
  /\/(?:web\/(?:site\/(?!preview\/)|ui\/)[^?]+|domain\/(?!(?:content|api|preview)\/)[\w-]+\/(?:words\/)?[\w-]+)\.(?:tsx?|json)$/

/**
 * Copies modules for the preview beside a form in the admin. If it shared them, the bundler would
 * split the pages' scripts into more and larger chunks, at every visitor's cost. Dynamically
 * imported modules are not copied.
 */
export function previewParts(): Plugin {
  return {
    name: 'preview-parts',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    async resolveId(source, importer = '', options) {
      const isPreview = importer.endsWith(mark) || importer.includes('/web/site/preview/')
      if (!isPreview || options.kind === 'dynamic-import') return null
      const own = importer.replace(mark, '')
      const found = await this.resolve(source, own, { ...options, skipSelf: true })
      return found !== null && part.test(found.id) ? { ...found, id: found.id + mark } : found
    },
    async load(id) {
      if (!id.endsWith(mark)) return null
      const file = id.replace(mark, '')
      return { code: await readFile(file, 'utf8'), moduleType: extname(file).slice(1) }
    },
  }
}
