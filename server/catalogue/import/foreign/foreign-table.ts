import type { ImportFormat } from '../../../../domain/api/product-import.ts'
import { message } from '../../../../domain/messages/api-message.ts'
import { createEventLoopYield } from '../../../kernel/event-loop-yield.ts'
import type { Table, TableRow } from '../csv-table.ts'
import type { Note } from './foreign-row.ts'

/** Column of a foreign table. */
export interface Column {
  /** Heading as the file writes it. */
  heading: string
  read(row: TableRow): string
}

export type ForeignColumns = ReturnType<typeof createForeignColumns>

/** Headings in any case and with any number of spaces. */
export function normaliseHeading(heading: string): string {
  return heading.trim().replace(/\s+/g, ' ').toLowerCase()
}

/** The first cell of each column that is not empty, by the index of the column. */
export function firstCells(rows: readonly TableRow[]): Map<number, string> {
  const first = new Map<number, string>()
  for (const { cells } of rows)
    for (const [index, cell] of cells.entries())
      if (!first.has(index) && cell.trim() !== '') first.set(index, cell)
  return first
}

/** Columns of a foreign table by their headings; remembers which ones were used. */
export function createForeignColumns({ columns, rows }: Table) {
  const headings = columns.map(normaliseHeading)
  const used = new Set<number>()

  function take(index: number | undefined): Column | null {
    if (index === undefined || index === -1) return null
    used.add(index)
    return {
      heading: columns[index] ?? '',
      read: ({ cells }) => (cells[index] ?? '').trim(),
    }
  }

  /** The first column with one of the headings, in any case. */
  const find = (...names: string[]): Column | null =>
    take(names.map((name) => headings.indexOf(name)).find((index) => index !== -1))

  return {
    find,
    findExact: (heading: string): Column | null => take(columns.indexOf(heading)),
    /** All headings that match, each with what the pattern's group has matched. */
    match: (pattern: RegExp): { column: Column | null; part: string }[] =>
      headings.flatMap((heading) => {
        const part = pattern.exec(heading)?.[1]
        return part === undefined ? [] : { column: find(heading), part }
      }),
    /** Notes about columns that have cells and were not used. */
    describeUnused(): Note[] {
      const filled = firstCells(rows)
      const left = columns.filter(
        (heading, index) => heading !== '' && !used.has(index) && filled.has(index),
      )
      const others = left.filter((heading) => !bookkeeping.test(heading))
      const names = others.slice(0, MAX_NAMED_COLUMNS).map((heading) => `“${heading}”`)
      const notes: Note[] = left.length > others.length ? [message('results.stockLeftOut')] : []
      if (names.length === 0) return notes
      const more = others.length - names.length
      return [...notes, message('results.columnsLeftOut', { columns: names.join(', '), more })]
    },
  }
}

const MAX_NAMED_COLUMNS = 12

/** Columns of weights, stock and tax, which a catalogue does not keep. */
const bookkeeping = /weight|grams|inventory|stock|backorder|sold individually|\btax/i

/** Converts entries one by one, and lets the event loop run in between. */
export async function convertInTurns<T, R>(
  entries: readonly T[],
  convert: (entry: T) => R,
): Promise<R[]> {
  const converted: R[] = []
  const pause = createEventLoopYield()
  for (const entry of entries) {
    await pause()
    converted.push(convert(entry))
  }
  return converted
}

/** The last part of a path of categories, which is its name here. */
export function shortenCategory(
  path: string,
  column: string,
  notes: Note[],
  separator = '>',
): string {
  const name = path.split(separator).at(-1)?.trim() ?? ''
  if (name !== path) notes.push(message('results.categoryShortened', { column, path, name }))
  return name
}

/** Foreign table, with a row of ours for each product. */
export interface ConvertedTable {
  format: ImportFormat
  table: Table
  /** About the file as a whole. */
  notes: Note[]
}
