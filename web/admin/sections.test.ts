import { expect, it } from 'vitest'

const sources = import.meta.glob<string>(['./*/**/*.{ts,tsx}', '!./**/*.test.ts'], {
  query: '?raw',
  import: 'default',
  eager: true,
})
const importing = /\bfrom '(?<path>\.[^']*)'/g

/** Which folders of the back office each of them imports from, however far below. */
function readImports(): Map<string, Set<string>> {
  const imports = new Map<string, Set<string>>()
  for (const [file, source] of Object.entries(sources)) {
    const place = new URL(file, 'file:///admin/')
    const room = roomOf(place)
    const known = imports.get(room) ?? new Set()
    imports.set(room, known)
    for (const { groups } of source.matchAll(importing)) {
      const other = roomOf(new URL(groups?.path ?? '', place))
      if (other !== '' && other !== room) known.add(other)
    }
  }
  return imports
}

/** The folder below the back office; empty for what stands beside the folders or elsewhere. */
function roomOf({ pathname }: URL): string {
  return /^\/admin\/(?<room>[^/]+)\//.exec(pathname)?.groups?.room ?? ''
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

it('has rooms that lean on one another in one direction only', () => {
  const imports = readImports()
  expect(imports.get('pages')).toContain('content')
  for (const room of imports.keys()) expect(findCycle(imports, room)).toEqual([])
})
