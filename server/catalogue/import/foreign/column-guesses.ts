import type { UnknownColumn } from '../../../../domain/api/product-import.ts'
import type { Table } from '../csv-table.ts'
import { firstCells, normaliseHeading } from './foreign-table.ts'

/** Characters of a sample. */
const MAX_SAMPLE_LENGTH = 80

/** Columns of an unknown table, each with a sample and at most one guess; no two have the same. */
export function describeColumns(
  { columns, rows }: Table,
  known: readonly string[],
): UnknownColumn[] {
  const free = new Set(known)
  const samples = firstCells(rows)
  return columns.flatMap((name, index) => {
    if (name === '' || columns.indexOf(name) < index) return []
    const sample = samples.get(index) ?? ''
    const guess = guessColumn(name, free)
    if (guess !== undefined) free.delete(guess)
    return {
      name,
      sample: sample.trim().replace(/\s+/g, ' ').slice(0, MAX_SAMPLE_LENGTH).toWellFormed(),
      ...(guess !== undefined && { guess }),
    }
  })
}

function guessColumn(heading: string, free: ReadonlySet<string>): string | undefined {
  const text = normaliseHeading(heading)
    .replace(/[_:*?-]+/g, ' ')
    .trim()
  const same = [...free].find((column) => column.toLowerCase() === heading.trim().toLowerCase())
  if (same !== undefined) return same
  return guesses.find(([column, pattern]) => free.has(column) && pattern.test(text))?.[0]
}

/** Usual headings of our columns; the first match counts, so the narrower ones come first. */
const guesses: readonly (readonly [column: string, pattern: RegExp])[] = [
  ['metaTitle', /^(?:seo|meta|page) ?title$/],
  ['metaDescription', /^(?:seo|meta) ?description$/],
  ['salePrice', /\b(?:sale|special|offer|discount(?:ed)?|promo(?:tional)?) ?price|ऑफ़र|ઓફર/],
  ['price', /\bprice|\bmrp\b|\bcost\b|\brate\b|\bamount\b|कीमत|दाम|મूલ્ય|કિંમત|ભાવ/],
  ['category', /\b(?:category|categories|collection|department|type|kind)\b|कैटेगरी|श्रेणी|કેટેગરી/],
  ['tags', /\b(?:tags?|keywords?|labels?)\b|टैग|ટેગ/],
  ['images', /\b(?:images?|photos?|pictures?|pics?|img)\b|फ़ोटो|ફોટ/],
  ['description', /\b(?:description|details?|body|about|summary)\b|विवरण|વર્ણન/],
  ['name', /\b(?:name|title|product|item|model)\b|नाम|નામ/],
  ['height', /\bheight\b|ऊँचाई|ઊંચાઈ/],
  ['width', /\bwidth\b|चौड़ाई|પહોળાઈ/],
  ['length', /\b(?:length|depth)\b|लंबाई|લંબાઈ/],
  ['material', /\b(?:materials?|wood|fabric)\b|मटीरियल|મટીરિયલ/],
  ['warranty', /\b(?:warranty|guarantee)\b|वारंटी|વોરંટી/],
  ['cushion', /\bcushions?\b|कुशन|કુશન/],
  ['maintenance', /\b(?:care|maintenance)\b|देखभाल|સંભાળ/],
  ['additionalInformation', /\b(?:notes?|additional|extra) ?(?:information)?\b/],
  ['visibility', /\b(?:published|visibility|status|active)\b/],
]
