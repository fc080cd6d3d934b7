import { expect, it } from 'vitest'

const sources = import.meta.glob<string>(['./*/**/*.{ts,tsx}', '!./**/*.test.ts'], {
  query: '?raw',
  import: 'default',
  eager: true,
})
const importing = /\bfrom '(?<path>\.[^']*)'/g

/** Admin sections that each section imports from, subfolders included. */
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

/** Section of a file: its folder directly below `admin`. Empty for files outside the sections. */
function roomOf({ pathname }: URL): string {
  return /^\/admin\/(?<room>[^/]+)\//.exec(pathname)?.groups?.room ?? ''
}

/** Import cycle from a section back to itself; empty if there is none. */
function findCycle(imports: Map<string, Set<string>>, room: string, way: string[] = []): string[] {
  if (way.includes(room)) return room === way[0] ? [...way, room] : []
  for (const next of imports.get(room) ?? []) {
    const cycle = findCycle(imports, next, [...way, room])
    if (cycle.length > 0) return cycle
  }
  return []
}

it('admin sections have no circular imports', () => {
  const imports = readImports()
  expect(imports.get('pages')).toContain('content')
  for (const room of imports.keys()) expect(findCycle(imports, room)).toEqual([])
})
