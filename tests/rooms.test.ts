import { globSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { expect, it } from 'vitest'

const importing = /\bfrom '(?<path>\.[^']*)'/g

/** Which folders of the back office each of them imports from, however far below. */
function readImports(): Map<string, Set<string>> {
  const home = join(import.meta.dirname, '../web/admin')
  const imports = new Map<string, Set<string>>()
  for (const file of globSync('*/**/*.{ts,tsx}', { cwd: home })) {
    if (file.includes('.test.')) continue
    const room = roomOf(file)
    const known = imports.get(room) ?? new Set()
    imports.set(room, known)
    for (const { groups } of readFileSync(join(home, file), 'utf8').matchAll(importing)) {
      const path = relative(home, join(home, dirname(file), groups?.path ?? ''))
      const other = roomOf(path)
      if (!path.startsWith('..') && path.includes('/') && other !== room) known.add(other)
    }
  }
  return imports
}

function roomOf(path: string): string {
  return path.split('/')[0] ?? ''
}

/** A way from a room back to itself. */
function findCycle(imports: Map<string, Set<string>>, room: string, way: string[] = []): string[] {
  if (way.includes(room)) return room === way[0] ? [...way, room] : []
  for (const next of imports.get(room) ?? []) {
    const cycle = findCycle(imports, next, [...way, room])
    if (cycle.length > 0) return cycle
  }
  return []
}

it('the back office has rooms that lean on one another in one direction only', () => {
  const imports = readImports()
  expect(imports.get('pages')).toContain('content')
  expect([...imports.keys()].map((room) => findCycle(imports, room).join(' → '))).toEqual(
    [...imports.keys()].map(() => ''),
  )
})
