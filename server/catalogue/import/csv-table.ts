import { Readable } from 'node:stream'
import { setImmediate } from 'node:timers/promises'
import { z } from 'zod'
import { message } from '../../../domain/messages/api-message.ts'
import { guardCell, openCell } from '../../../domain/text/spreadsheet-cells.ts'
import { openText } from '../../fields/field-kind.ts'
import { BYTES_PER_MEGABYTE } from '../../kernel/bytes.ts'
import { invalid, tooLarge, unsupported } from '../../kernel/errors.ts'
import type { ForeignRow } from './foreign/foreign-row.ts'

/** A parsed CSV table; every cell is text. */
export interface Table {
  columns: string[]
  /** Blank lines are skipped. */
  rows: TableRow[]
}

export interface TableRow {
  /** The spreadsheet's row number: the header is 1. */
  number: number
  cells: string[]
  /** Alternative texts of pictures by their addresses, if the table is made of another format. */
  alts?: ReadonlyMap<string, string>
  /** Ids of the values of choices that pictures show, by their addresses. */
  shownValues?: ReadonlyMap<string, string>
  /** Facts of a row of another shop's table beside its cells. */
  foreign?: ForeignRow
}

/** Exports of other shops have a row for each variant and photo. */
export const tableLimits = {
  bytes: 16 * BYTES_PER_MEGABYTE,
  rows: 50_000,
  products: 10_000,
  /** Far more than any shop exports; a file of another kind may be one line with a million commas. */
  columns: 2_000,
} as const

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
 * Parses CSV with commas, semicolons or tabs, in UTF-8, UTF-16 with a byte order mark or
 * Windows-1252. Throws a 413 over the limit in bytes, a 415 for text that is not CSV, and a 422 on
 * `file` for an invalid table.
 */
export async function readTable(source: Uint8Array | string): Promise<Table> {
  const bytes = typeof source === 'string' ? Buffer.byteLength(source) : source.byteLength
  if (bytes > tableLimits.bytes) {
    throw tooLarge(message('import.fileTooLarge', { max: tableLimits.bytes / BYTES_PER_MEGABYTE }))
  }
  const text = (typeof source === 'string' ? source : decode(source)).replace(/^\uFEFF/, '')
  if (text.trim() === '') throw invalid({ file: message('import.emptyFile') })
  const lines = (await parseLines(text)).map((cells, index) => ({ number: index + 1, cells }))
  const [head, ...rows] = lines.filter(({ cells }) => cells.some((cell) => cell.trim() !== ''))
  if (head === undefined) throw invalid({ file: message('import.emptyFile') })
  if (lines.length - head.number > tableLimits.rows)
    throw invalid({ file: message('import.tooManyRows', { max: tableLimits.rows }) })
  if (head.cells.length > tableLimits.columns)
    throw invalid({ file: message('import.tooManyColumns', { max: tableLimits.columns }) })
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
  return textList.safeParse(openText(cell)).data ?? splitCell(cell, ';')
}

const textList = z.array(z.string())

/** The entries between separators; blank ones are left out. */
export function splitCell(cell: string, separator: string | RegExp): string[] {
  return cell
    .split(separator)
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '')
}

/** Throws a 415 for bytes that are no text in any of the encodings. */
function decode(bytes: Uint8Array): string {
  for (const encoding of encodingsOf(bytes))
    try {
      return decodeAs(encoding, bytes)
    } catch {
      // The next one may fit.
    }
  throw unsupported(message('import.notCsv'))
}

/** Spreadsheets write UTF-16 with a byte order mark only, and Windows-1252 without any. */
function encodingsOf([first, second]: Uint8Array): string[] {
  if (first === 0xff && second === 0xfe) return ['utf-16le']
  if (first === 0xfe && second === 0xff) return ['utf-16be']
  return ['utf-8', 'windows-1252']
}

function decodeAs(encoding: string, bytes: Uint8Array): string {
  const text = new TextDecoder(encoding, { fatal: true }).decode(bytes)
  if (text.includes('\0')) throw new TypeError('A file of another kind.')
  return text
}

async function parseLines(text: string): Promise<string[][]> {
  const { parse } = await import('csv-parse')
  const lines: string[][] = []
  const [, separator] = /^sep=(.)/i.exec(text) ?? []
  const source = Readable.from(chunksOf(Buffer.from(text)))
  const parser = parse({
    delimiter: separator ?? delimiterOf(text),
    relax_column_count: true,
    relax_quotes: true,
  })
  try {
    for await (const line of source.pipe(parser)) {
      lines.push(line)
      // Enough to notice that there are too many rows.
      if (lines.length > tableLimits.rows + 1) break
    }
    // Excel’s own first line, which names the delimiter.
    if (separator !== undefined) lines.splice(0, 1, [])
    return lines
  } catch (error) {
    const isPlaced = error instanceof Error && 'lines' in error
    throw invalid({
      file: isPlaced
        ? message('import.quoteMissingNear', { line: Number(error.lines) })
        : message('import.quoteMissing'),
    })
  } finally {
    source.destroy()
  }
}

const CHUNK_BYTES = 64 * 1024

/** Lets the event loop run between the parts of a large file. */
async function* chunksOf(bytes: Buffer): AsyncGenerator<Buffer> {
  for (let at = 0; at < bytes.length; at += CHUNK_BYTES) {
    yield bytes.subarray(at, at + CHUNK_BYTES)
    await setImmediate()
  }
}

/** The most frequent delimiter of the header line. */
function delimiterOf(text: string): string {
  const [line = ''] = text.trimStart().split(/\r|\n/, 1)
  const count = (delimiter: string) => line.split(delimiter).length
  return [',', ';', '\t'].reduce((best, next) => (count(next) > count(best) ? next : best))
}
