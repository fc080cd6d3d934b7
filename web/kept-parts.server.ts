import { LRUCache } from 'lru-cache'
import { type KeptParts, keptPartTag } from './site/frame/kept-part.tsx'

/** The markup of parts under all that they show: a write leaves those that it does not change. */
const known = new LRUCache<string, string>({
  // In characters, of two bytes each where one of them is no Latin letter.
  maxSize: 4_000_000,
  sizeCalculation: (markup, key) => markup.length + key.length,
})

/** A page's parts, and how they come into its markup. */
export interface PageParts extends KeptParts {
  /** Puts the known parts into their places, and keeps those that were drawn for the first time. */
  fillIn(html: string): string
}

/** For a page with the shop's data; null where there is none. */
export function partsOf(site: unknown): PageParts | null {
  if (typeof site !== 'object' || site === null) return null
  const shop = markOf(site)
  const places: { key: string; markup: string | undefined }[] = []

  return {
    place(name, of) {
      const key = `${name} ${JSON.stringify(of)} ${shop}`
      const markup = known.get(key)
      places.push({ key, markup })
      return { id: places.length - 1, isKnown: markup !== undefined }
    },

    fillIn(html) {
      let filled = ''
      let done = 0
      for (let at = html.indexOf(opening); at !== -1; at = html.indexOf(opening, done)) {
        const idEnd = html.indexOf('">', at)
        const end = html.indexOf(closing, idEnd)
        const place = places[Number(html.slice(at + opening.length, idEnd))]
        const drawn = html.slice(idEnd + 2, end)
        if (place !== undefined && place.markup === undefined) known.set(place.key, copyOf(drawn))
        filled += html.slice(done, at) + (place?.markup ?? drawn)
        done = end + closing.length
      }
      return filled + html.slice(done)
    },
  }
}

const opening = `<${keptPartTag} id="`
const closing = `</${keptPartTag}>`

const marks = new WeakMap<object, number>()
/** A shop has few addresses, each with data of its own. */
const marksByText = new LRUCache<string, number>({ max: 16 })
let lastMark = 0

/** The same number for the same data. It is one object for all pages until something is written, and often like it afterwards. */
function markOf(site: object): number {
  const before = marks.get(site)
  if (before !== undefined) return before
  const text = JSON.stringify(site)
  const mark = marksByText.get(text) ?? ++lastMark
  marksByText.set(text, mark)
  marks.set(site, mark)
  return mark
}

/** A piece of a long text holds all of that text in memory. */
function copyOf(piece: string): string {
  return Buffer.from(piece).toString()
}
