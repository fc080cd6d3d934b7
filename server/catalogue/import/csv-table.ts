import { z } from 'zod'
import { message } from '../../../domain/messages/api-message.ts'
import { guardCell, openCell } from '../../../domain/text/spreadsheet-cells.ts'
import { BYTES_PER_MEGABYTE } from '../../kernel/bytes.ts'
import { invalid, tooLarge, unsupported } from '../../kernel/errors.ts'

/** A parsed CSV table; every cell is text. */
export interface Table {
  columns: string[]
  /** `number` is the spreadsheet's row number: the header is 1. Blank lines are skipped. */
  rows: TableRow[]
}

export interface TableRow {
  number: number
  cells: string[]
  /** Alternative texts of pictures by their addresses, if the table is made of another format. */
  alts?: ReadonlyMap<string, string>
}

export const tableLimits = { bytes: 5 * BYTES_PER_MEGABYTE, rows: 10_000 } as const

/** CSV that spreadsheets open without a dialog: UTF-8 with a byte order mark, commas, CRLF. */
export async function writeTable(columns: string[], rows: string[][]): Promise<string> {
  const { stringify } = await import('csv-stringify/sync')
  return stringify([columns, ...rows.map((cells) => cells.map(guardCell))], {
    bom: true,
    record_delimiter: 'windows',
    quote_record_delimiter: true,
    // Quote these too, so that a spreadsheet that splits cells at them keeps the text whole.
    quoted_match: /[;\t]/,
  })
}

/**
 * Parses CSV with commas, semicolons or tabs. Throws a 413 over the limit in bytes, a 415 for text
 * that is not CSV, and a 422 on `file` for an invalid table.
 */
export async function readTable(source: Uint8Array | string): Promise<Table> {
  const bytes = typeof source === 'string' ? Buffer.byteLength(source) : source.byteLength
  if (bytes > tableLimits.bytes) {
    throw tooLarge(message('import.fileTooLarge', { max: tableLimits.bytes / BYTES_PER_MEGABYTE }))
  }
  const text = (typeof source === 'string' ? source : decode(source)).replace(/^\uFEFF/, '')
  const lines = (await parseLines(text)).map((cells, index) => ({ number: index + 1, cells }))
  const [head, ...rows] = lines.filter(({ cells }) => cells.some((cell) => cell.trim() !== ''))
  if (head === undefined) throw invalid({ file: message('import.emptyFile') })
  if (lines.length - head.number > tableLimits.rows) {
    throw invalid({
      file: message('import.tooManyRows', { max: tableLimits.rows }),
    })
  }
  return {
    columns: head.cells.map((cell) => cell.trim()),
    rows: rows.map(({ number, cells }) => ({ number, cells: cells.map(openCell) })),
  }
}

/** A list in one cell: entries separated by `; `, or a JSON array if that would not round-trip. */
export function writeList(entries: string[]): string {
  const plain = entries.join('; ')
  const read = readList(plain)
  const isExact =
    read.length === entries.length && read.every((entry, index) => entry === entries[index])
  return isExact ? plain : JSON.stringify(entries)
}

/** The entries of a cell: those of a JSON array of texts, otherwise the parts between `;`. */
export function readList(cell: string): string[] {
  const array = cell.trim().startsWith('[') ? parseArray(cell) : undefined
  if (array !== undefined) return array
  return cell
    .split(';')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '')
}

function decode(bytes: Uint8Array): string {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    if (!text.includes('\0')) return text
  } catch {
    // Falls through to the error below.
  }
  throw unsupported(message('import.notCsv'))
}

async function parseLines(text: string): Promise<string[][]> {
  const { parse } = await import('csv-parse/sync')
  try {
    return parse(text, {
      delimiter: delimiterOf(text),
      relax_column_count: true,
      relax_quotes: true,
      // The limit plus one row and the header: enough to notice that there are too many rows.
      to: tableLimits.rows + 2,
    })
  } catch (error) {
    const isPlaced = error instanceof Error && 'lines' in error
    throw invalid({
      file: isPlaced
        ? message('import.quoteMissingNear', { line: Number(error.lines) })
        : message('import.quoteMissing'),
    })
  }
}

/** The most frequent delimiter of the header line. */
function delimiterOf(text: string): string {
  const [line = ''] = text.trimStart().split(/\r|\n/, 1)
  const count = (delimiter: string) => line.split(delimiter).length
  return [',', ';', '\t'].reduce((best, next) => (count(next) > count(best) ? next : best))
}

function parseArray(cell: string): string[] | undefined {
  try {
    return z.array(z.string()).safeParse(JSON.parse(cell)).data
  } catch {
    return undefined
  }
}
