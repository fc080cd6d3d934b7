import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { z } from 'zod'

const root = join(import.meta.dirname, '..')
const files = globSync('{domain,server,web}/**/*{words,/words/*}.json', { cwd: root })

/** Words and phrases as `wordList` reads them. Texts are compared with them in NFKC. */
const list = z
  .string()
  .regex(/^[^\s,]+(?:,? [^\s,]+)*$/, 'separate words by a comma and one space')
  .refine((text) => text === text.normalize('NFKC'), 'write letters in NFKC')
  .refine((text) => new Set(text.split(', ')).size === text.split(', ').length, 'has a word twice')

const wordFile = z.record(z.string(), z.union([list, z.array(list), z.record(z.string(), list)]))

it.each(files)('parses %s', (file) => {
  wordFile.parse(JSON.parse(readFileSync(join(root, file), 'utf8')))
})

it('finds the files', () => {
  expect(files.length).toBeGreaterThan(15)
})
