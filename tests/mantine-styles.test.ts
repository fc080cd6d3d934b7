import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'

const adminFolder = join(import.meta.dirname, '../web/admin')
const library = join(import.meta.dirname, '../node_modules/@mantine/core')

it('mantine.css imports the styles of every Mantine component that the back office renders', () => {
  const listed = readFileSync(join(adminFolder, 'layout/mantine.css'), 'utf8')
  const modules = new Set<string>()
  for (const name of importedNames())
    follow(join(library, `esm/components/${name}/${name}.mjs`), modules)
  const missing = [...modules]
    .map((path) => /(\w+)\.module\.mjs$/.exec(path)?.[1] ?? '')
    .filter((name) => existsSync(join(library, `styles/${name}.layer.css`)))
    .filter((name) => !listed.includes(`/${name}.layer.css`))
  expect(modules.size).toBeGreaterThan(30)
  expect(missing).toEqual([])
})

/** Names of the components imported from Mantine. */
function importedNames(): string[] {
  return globSync('**/*.tsx', { cwd: adminFolder }).flatMap((file) => {
    const text = readFileSync(join(adminFolder, file), 'utf8')
    const names = /import \{([^}]*)\} from '@mantine\/core'/.exec(text)?.[1] ?? ''
    return names.split(',').map((name) => name.trim())
  })
}

/** Collects a module and all its imports from the same library. */
function follow(path: string, seen: Set<string>): void {
  if (seen.has(path) || !existsSync(path)) return
  seen.add(path)
  for (const [, to] of readFileSync(path, 'utf8').matchAll(/from "(\.[^"]+)"/g))
    follow(join(dirname(path), to ?? ''), seen)
}
