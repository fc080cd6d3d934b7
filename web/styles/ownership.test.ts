import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { expect, test } from 'vitest'

const sheets = globSync('web/**/*.css')

test('no class is styled in two files', () => {
  const owners = new Map<string, string[]>()
  for (const file of sheets) {
    for (const name of publicNames(file)) owners.set(name, [...(owners.get(name) ?? []), file])
  }
  const shared = [...owners].filter(([, files]) => files.length > 1)
  expect(sheets.length).toBeGreaterThan(40)
  expect(Object.fromEntries(shared)).toEqual({})
})

/** Class names with rules in a stylesheet, as they appear in the page. */
function publicNames(file: string): Set<string> {
  const owner = file.endsWith('.module.css') ? basename(file, '.module.css') : null
  const names = selectorsOf(file).flatMap((selector) =>
    [...selector.matchAll(/\.([a-zA-Z][\w-]*)/g)].map(([, name = '']) => name),
  )
  if (owner === null) return new Set(names)
  return new Set(names.map((name) => `${owner}-module__${name}`))
}

function selectorsOf(file: string): string[] {
  const heads = withoutComments(file).matchAll(/([^{};]+)\{/g)
  return [...heads].map(([, head = '']) => head.trim()).filter((head) => !head.startsWith('@'))
}

function withoutComments(file: string): string {
  return readFileSync(file, 'utf8').replace(/\/\*.*?\*\//gs, '')
}
