import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { apiEndpoints } from './endpoints.ts'

const adminFolder = join(import.meta.dirname, '../../web/admin')
const files = globSync('**/*.{ts,tsx}', { cwd: adminFolder })
  .filter((file) => !file.endsWith('.test.ts'))
  .map((file) => ({ file, text: readFileSync(join(adminFolder, file), 'utf8') }))
/** API paths up to their first parameter. `/admin` paths are excluded: screen URLs begin with it, too. */
const declared = [...apiEndpoints]
  .map(({ path }) => path.split('/:')[0])
  .filter((path) => path !== undefined && !path.startsWith('/admin'))

it('admin screens contain no API path as a literal', () => {
  const found = files.flatMap(({ file, text }) =>
    [...text.matchAll(/['"`](?<start>\/[^'"`?$]*|\$\{\w+\.path\})/g)]
      .map(({ groups }) => (groups?.start ?? '').replace(/\/$/, ''))
      .filter((start) => start.endsWith('.path}') || declared.includes(start))
      .map((start) => `${file}: ${start}`),
  )
  expect(files.length).toBeGreaterThan(100)
  expect(found).toEqual([])
})

it('only the API client contains the /api prefix', () => {
  const knowing = files.filter(({ text }) => /['"`]\/api\b/.test(text))
  expect(knowing.map(({ file }) => file)).toEqual(['app/api-client.ts'])
})
