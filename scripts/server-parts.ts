import { minify } from 'terser'
import type { Plugin } from 'vite'

/** What makes pages small, and quick to make; see docs/adr/archive/0069-what-a-page-carries.md. */
export function serverParts(): Plugin[] {
  return [smallStart(), dataWhenRead()]
}

/** The script that stands as text in every page, in few letters: the function is its text then. */
function smallStart(): Plugin {
  return {
    name: 'small-start',
    apply: 'build',
    enforce: 'post',
    applyToEnvironment: ({ name }) => name !== 'client',
    transform: {
      filter: { id: /\/web\/page-start\.ts$/ },
      async handler(code) {
        const begin = code.indexOf('export function startPage(')
        if (begin === -1)
          throw new Error('web/page-start.ts has to export startPage as a function.')
        const { code: small = '' } = await minify(
          code.slice(begin).replace('export function startPage', 'export default function'),
          { module: true, compress: { passes: 3, ecma: 2020 }, format: { ecma: 2020 } },
        )
        const text = small.replace(/^export default\s*/, '').replace(/;$/, '')
        return {
          code: `${code.slice(0, begin)}export const startPage = ${JSON.stringify(text)}`,
          map: null,
        }
      },
    },
  }
}

/** The router writes down the data of a page for the browser, whether or not somebody reads it. */
function dataWhenRead(): Plugin {
  return {
    name: 'data-when-read',
    apply: 'build',
    applyToEnvironment: ({ name }) => name !== 'client',
    transform: {
      filter: { id: /\/react-router\/dist\/.*\/server-runtime\/server\.js$/ },
      handler(code) {
        const eager = /serverHandoffStream: (encodeViaTurboStream\(.*\)),$/gm
        if (!eager.test(code)) throw new Error('The router hands over its data in another way.')
        return {
          code: code.replace(eager, 'get serverHandoffStream() { return $1 },'),
          map: null,
        }
      },
    },
  }
}
