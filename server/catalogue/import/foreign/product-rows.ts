import { limits } from '../../../../domain/content/limits.ts'
import { message } from '../../../../domain/messages/api-message.ts'
import { type Table, writeList } from '../csv-table.ts'
import { allColumns } from '../import-columns.ts'
import { writeOffer } from './foreign-offer.ts'
import type { ForeignProduct, Headings } from './foreign-product.ts'
import type { ForeignRow, Note } from './foreign-row.ts'
import { convertInTurns } from './foreign-table.ts'
import { htmlToText, showsMedia } from './html-text.ts'
import { cutText } from './text-cut.ts'

/** Maximum lengths of our columns; others are lines. */
const maxLengths: Readonly<Record<string, number>> = {
  description: limits.longText,
  metaTitle: limits.metaTitle,
  metaDescription: limits.metaDescription,
}

/** Writes foreign products as a table of ours, with a row for each. */
export async function writeProducts(
  products: readonly ForeignProduct[],
  headings: Headings,
): Promise<Table> {
  const written = await convertInTurns(products, (product) => writeProduct(product, headings))
  const known = new Set(allColumns([]))
  const columns = [...new Set(written.flatMap(({ cells }) => Object.keys(cells)))].filter((name) =>
    known.has(name),
  )
  return {
    columns,
    rows: written.map(({ number, cells, alts, foreign }) => ({
      number,
      alts,
      cells: columns.map((column) => cells[column] ?? ''),
      foreign,
    })),
  }
}

function writeProduct(product: ForeignProduct, headings: Headings) {
  const notes = [...product.notes]
  const nameOf = (column: string) => headings[column]?.heading ?? column
  const cut = (column: string, text: string, max = maxLengths[column] ?? limits.line) => {
    if (text.length <= max) return text
    notes.push(message('results.textCut', { column: nameOf(column), max }))
    return cutText(text, max)
  }
  const { choices, shownValues, priceCells } = writeOffer(product, headings, notes)
  const photos = [...new Map(product.images.map((image) => [image.url, image])).values()]
  if (photos.length > limits.images) {
    const counts = { column: nameOf('images'), count: photos.length, max: limits.images }
    notes.push(message('results.photosCut', counts))
  }
  const list = (column: string, entries: string[]) => {
    const max = limits.listEntries
    if (entries.length > max)
      notes.push(
        message('results.entriesCut', { column: nameOf(column), count: entries.length, max }),
      )
    return writeList(entries.slice(0, max).map((entry) => cut(column, entry, limits.listEntry)))
  }
  const shown = photos.slice(0, limits.images)
  const cells: Record<string, string> = {
    _id: '',
    ...Object.fromEntries([
      ...Object.entries(product.cells).map(([column, text]) => [column, cut(column, text)]),
      ...Object.entries(product.lists).map(([column, entries]) => [column, list(column, entries)]),
    ]),
    ...(product.description.length > 0 && {
      description: cut('description', writeDescription(product, notes)),
    }),
    ...priceCells,
    ...(headings.choices && { choices: '' }),
    ...(headings.images && { images: writeList(shown.map(({ url }) => url)) }),
  }
  const alts = new Map(
    shown.flatMap(({ url, alt }) => (alt === '' ? [] : [[url, cutText(alt, limits.line)]])),
  )
  // A longer key would not fit into an index of PostgreSQL; other shops allow less.
  const hasKey = product.key !== null && product.key.length <= limits.line
  const foreign: ForeignRow = {
    key: hasKey ? product.key : null,
    oldPaths: product.oldPaths,
    choices,
    shown: shownValues,
    notes,
  }
  return { number: product.row, cells, alts, foreign }
}

function writeDescription({ description }: ForeignProduct, notes: Note[]): string {
  return description
    .map(({ column: { heading: column }, html, keepsLines }) => {
      if (showsMedia(html)) notes.push(message('results.mediaLeftOut', { column }))
      const noteCut = (max: number) => notes.push(message('results.textCut', { column, max }))
      return htmlToText(html, keepsLines, noteCut)
    })
    .filter((text) => text !== '')
    .join('\n\n')
}
