import { keptPartTag } from './site/frame/kept-part.tsx'

/** The markup of parts, under the data of the shop that they show. */
const known = new WeakMap<object, Map<string, string>>()
const most = 200

/** The parts that were drawn with this data before; null where there is none. */
export function keptPartsOf(site: unknown): Map<string, string> | null {
  if (typeof site !== 'object' || site === null) return null
  const before = known.get(site)
  if (before !== undefined) return before
  const parts = new Map<string, string>()
  known.set(site, parts)
  return parts
}

const opening = `<${keptPartTag} id="`
const closing = `</${keptPartTag}>`

/** Puts the kept parts into their places, and keeps those that were drawn for the first time. */
export function fillIn(html: string, parts: Map<string, string>): string {
  let filled = ''
  let done = 0
  for (let at = html.indexOf(opening); at !== -1; at = html.indexOf(opening, done)) {
    const nameEnd = html.indexOf('">', at)
    const end = html.indexOf(closing, nameEnd)
    const name = html.slice(at + opening.length, nameEnd)
    const drawn = html.slice(nameEnd + 2, end)
    if (drawn !== '' && parts.size < most) parts.set(name, drawn)
    filled += html.slice(done, at) + (drawn === '' ? (parts.get(name) ?? '') : drawn)
    done = end + closing.length
  }
  return filled + html.slice(done)
}
