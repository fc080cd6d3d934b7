import { LRUCache } from 'lru-cache'
import { type PictureRules, pictureRules } from './picture-rules.server.ts'
import { type KeptParts, keptPartTag } from './site/frame/kept-part.tsx'

/** A part that was drawn for a page before. */
export interface KnownPart {
  markup: Buffer
  rules: PictureRules
}

/** Under all that they show: a write leaves those that it does not change. */
const known = new LRUCache<string, KnownPart>({
  maxSize: 8_000_000,
  // A key has two bytes a character where one of them is no Latin letter.
  sizeCalculation: ({ markup }, key) => markup.length + 2 * key.length,
})

/** A page's parts, and how they come into its markup. */
export interface PageParts extends KeptParts {
  /** Puts the known parts into their places, and keeps those that were drawn for the first time. */
  fillIn(html: string): (string | KnownPart)[]
}

/** For a page with the shop's data; null where there is none. */
export function partsOf(site: unknown): PageParts | null {
  if (typeof site !== 'object' || site === null) return null
  const shop = markOf(site)
  const places: { key: string; part: KnownPart | undefined }[] = []

  return {
    place(name, of) {
      const key = `${name} ${Array.isArray(of) ? of.map(textOf) : textOf(of)} ${shop}`
      const part = known.get(key)
      places.push({ key, part })
      return { id: places.length - 1, isKnown: part !== undefined }
    },

    fillIn(html) {
      const pieces: (string | KnownPart)[] = []
      let done = 0
      for (let at = html.indexOf(opening); at !== -1; at = html.indexOf(opening, done)) {
        const idEnd = html.indexOf('">', at)
        const end = html.indexOf(closing, idEnd)
        const place = places[Number(html.slice(at + opening.length, idEnd))]
        const drawn = html.slice(idEnd + 2, end)
        if (place !== undefined && place.part === undefined) known.set(place.key, partOf(drawn))
        pieces.push(html.slice(done, at), place?.part ?? drawn)
        done = end + closing.length
      }
      return [...pieces, html.slice(done)]
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

/** What pages share is written down once. */
const texts = new WeakMap<object, string>()

function textOf(value: unknown): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? ''
  const text = texts.get(value) ?? JSON.stringify(value)
  texts.set(value, text)
  return text
}

function partOf(drawn: string): KnownPart {
  return { markup: Buffer.from(drawn), rules: pictureRules(drawn) }
}
