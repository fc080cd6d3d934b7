import { readFile } from 'node:fs/promises'
import type { Plugin } from 'vite'

/** What tells a copy from its original. */
const mark = '?preview'

/** Where parts of the public pages stand. */
const part =
  /\/(?:web\/(?:site\/(?!preview\/)|ui\/)[^?]+|domain\/(?!(?:content|api|preview)\/)[\w-]+\/[\w-]+)\.tsx?$/

/**
 * Gives the preview beside a form copies of the parts that it draws. Shared with it they would be cut out of
 * the pages' scripts into more and larger files, and every visitor would pay for what only the back office asks for
 * (docs/adr/archive/0145-preview-in-a-frame.md). What comes on demand is not copied.
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
      return { code: await readFile(file, 'utf8'), moduleType: file.endsWith('x') ? 'tsx' : 'ts' }
    },
  }
}
