import { redirect } from '../../domain/content/redirect.ts'
import { type ApiMessage, message } from '../../domain/messages/api-message.ts'
import { leadOn, readPath, readSitePath } from '../../domain/urls/web-address.ts'
import { readTable } from '../catalogue/import/csv-table.ts'
import { type Author, type ContentWriter, checkFields } from '../content/content-writer.ts'
import type { Connection, Database } from '../db/database.ts'
import { invalid, RequestError } from '../kernel/errors.ts'
import { redirectRepository } from './redirect-repository.ts'

export interface ImportCounts {
  created: number
  updated: number
  unchanged: number
}

/** Row of the table, valid by itself. */
interface ImportedRow {
  /** Row number in a spreadsheet. */
  number: number
  from: string
  to: string
}

/** Error of a row. */
interface InvalidRow {
  number: number
  problem: ApiMessage
}

/** See `RedirectService.import`. */
export async function importRedirects(
  database: Database,
  writer: ContentWriter,
  csv: string,
  author: Author,
): Promise<ImportCounts> {
  const wrong: InvalidRow[] = []
  const rows = (await readRows(csv)).flatMap((row) => checkRow(row, wrong))
  // The last of equal rows counts.
  const byFrom = new Map(rows.map((row) => [row.from, row]))
  return database.transaction().execute(async (transaction) => {
    const counts: ImportCounts = { created: 0, updated: 0, unchanged: 0 }
    const before = new Map(
      (await redirectRepository.listFrom(transaction, [...byFrom.keys()])).map(({ fields }) => [
        fields.from,
        fields.to,
      ]),
    )
    for (const row of byFrom.values()) {
      const { from } = row
      try {
        const to = await write(transaction, writer, { from, to: targetOf(row, byFrom) }, author)
        const kind = !before.has(from)
          ? 'created'
          : before.get(from) === to
            ? 'unchanged'
            : 'updated'
        counts[kind] += 1
      } catch (error) {
        wrong.push({ number: row.number, problem: problemOf(error) })
      }
    }
    expectNone(wrong)
    return counts
  })
}

/** Rows of the table; blank ones are left out. */
async function readRows(csv: string): Promise<ImportedRow[]> {
  const table = await readTable(csv).catch((error: unknown) => {
    // The table is the field `csv` of the request.
    const { file } = (error instanceof RequestError && error.errors) || {}
    throw file === undefined ? error : invalid({ csv: file })
  })
  const names = table.columns.map((column) => column.toLowerCase())
  const [from, target] = ['from', 'to'].map((name) =>
    names.findIndex((column) => column === name || column === `redirect ${name}`),
  )
  if (from === undefined || target === undefined || from < 0 || target < 0)
    throw invalid({ csv: message('redirects.columnsMissing') })
  return table.rows.flatMap(({ number, cells }) => {
    const [former = '', to = ''] = [cells[from], cells[target]].map((cell) => cell?.trim())
    // Decoded first, since an encoded address may be longer than the limit.
    return former === '' && to === '' ? [] : { number, from: readPath(former) ?? former, to }
  })
}

/** The row in its stored form; its error is added to `wrong`. */
function checkRow({ number, from, to }: ImportedRow, wrong: InvalidRow[]): ImportedRow[] {
  try {
    const fields = checkFields(redirect, { from, to })
    return [{ number, from: String(fields.from), to: String(fields.to) }]
  } catch (error) {
    wrong.push({ number, problem: problemOf(error) })
    return []
  }
}

/**
 * Target at the end of the rows that a row leads to, so that no earlier state of the table stands in
 * between. Of a loop it is any target in it, which is refused when it is written.
 */
function targetOf({ from, to }: ImportedRow, rows: ReadonlyMap<string, ImportedRow>): string {
  const passed = new Set([from])
  for (let target = to; ; ) {
    const path = readSitePath(target) ?? ''
    const next = rows.get(path)
    if (next === undefined || passed.has(path)) return target
    passed.add(path)
    target = leadOn(target, next.to)
  }
}

/** Writes a redirect unless it is there; returns its target. */
async function write(
  connection: Connection,
  writer: ContentWriter,
  { from, to: sent }: { from: string; to: string },
  author: Author,
): Promise<unknown> {
  const [before] = await redirectRepository.listFrom(connection, [from])
  const unsettled = {
    _id: before?._id ?? null,
    fields: { isAutomatic: false, ...before?.fields, from, to: sent },
  }
  const fields = await writer.settle(connection, redirect, unsettled, author)
  if (before === undefined) await writer.create(connection, redirect, { fields }, author)
  else if (before.fields.to !== fields.to)
    await writer.update(connection, redirect, before, { fields }, author)
  return fields.to
}

function problemOf(error: unknown): ApiMessage {
  if (error instanceof RequestError) return error.said
  throw error
}

/** Throws a 422 that names the first invalid row and says how many there are. */
function expectNone(wrong: readonly InvalidRow[]): void {
  const [first] = wrong.toSorted((a, b) => a.number - b.number)
  if (first === undefined) return
  const { number: row, problem } = first
  throw invalid({ csv: message('redirects.invalidRow', { row, problem, more: wrong.length - 1 }) })
}
