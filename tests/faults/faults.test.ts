import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { faults } from './faults.ts'

const root = join(import.meta.dirname, '..', '..')

it('the code of every fault occurs exactly once in its file, and its tests exist', async () => {
  const outdated = await Promise.all(
    faults.map(async ({ file, tests, faults }) => {
      const source = await readFile(join(root, file), 'utf8')
      return [
        ...tests.filter((test) => !existsSync(join(root, test))),
        ...faults
          .filter(({ code }) => source.split(code).length !== 2)
          .map(({ title }) => `${file}: ${title}`),
      ]
    }),
  )
  expect(outdated.flat()).toEqual([])
})
