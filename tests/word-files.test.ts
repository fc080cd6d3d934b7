import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const root = join(import.meta.dirname, '..')
const files = globSync('{domain,server,web}/**/*{words,/words/*}.json', { cwd: root })

it('finds the files', () => {
  expect(files.length).toBeGreaterThan(15)
})

it.each(files)(
  'separates words and phrases by a comma and a space, without duplicates: %s',
  (file) => {
    const wrong = listTexts(file).filter(
      (text) => !isList(text) || new Set(text.split(', ')).size < text.split(', ').length,
    )
    expect(wrong).toEqual([])
  },
)

/** Texts are compared in NFKC, so the files have that form. */
function isList(text: string): boolean {
  return /^[^\s,]+(?:,? [^\s,]+)*$/.test(text) && text === text.normalize('NFKC')
}

function listTexts(file: string): string[] {
  const texts: string[] = []
  JSON.parse(readFileSync(join(root, file), 'utf8'), (_, value: unknown) => {
    if (typeof value === 'string') texts.push(value)
    return value
  })
  return texts
}
