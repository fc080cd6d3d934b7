import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { apiEndpoints } from './endpoints.ts'

const adminFolder = join(import.meta.dirname, '../../web/admin')
const files = globSync('**/*.{ts,tsx}', { cwd: adminFolder })
  .filter((file) => !file.endsWith('.test.ts'))
  .map((file) => ({ file, text: readFileSync(join(adminFolder, file), 'utf8') }))
/** The screens' own addresses begin with `/admin` as well. */
const declared = [...apiEndpoints]
  .map(({ path }) => path.split('/:')[0])
  .filter((path) => path !== undefined && !path.startsWith('/admin'))

it('stands in no screen of the back office by its path', () => {
  const found = files.flatMap(({ file, text }) =>
    [...text.matchAll(/['"`](?<start>\/[^'"`?$]*|\$\{\w+\.path\})/g)]
      .map(({ groups }) => (groups?.start ?? '').replace(/\/$/, ''))
      .filter((start) => start.endsWith('.path}') || declared.includes(start))
      .map((start) => `${file}: ${start}`),
  )
  expect(files.length).toBeGreaterThan(100)
  expect(found).toEqual([])
})

it('is asked for below /api in one place', () => {
  const knowing = files.filter(({ text }) => /['"`]\/api\b/.test(text))
  expect(knowing.map(({ file }) => file)).toEqual(['app/api-client.ts'])
})
