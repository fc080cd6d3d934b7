import { redirect } from '../../domain/content/redirect.ts'
import { type ApiMessage, message } from '../../domain/messages/api-message.ts'
import { leadOn, readPath, readSitePath } from '../../domain/urls/web-address.ts'
import { readTable } from '../catalogue/import/csv-table.ts'
import { type Author, type ContentWriter, checkFields } from '../content/content-writer.ts'
import type { Connection, Database } from '../db/database.ts'
import { invalid, RequestError } from '../kernel/errors.ts'
import { createEventLoopYield } from '../kernel/event-loop-yield.ts'
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
  const rows = await readRows(csv, wrong)
  // The last of equal rows counts.
  const byFrom = new Map(rows.map((row) => [row.from, row]))
  const targets = targetsOf(byFrom)
  return database.transaction().execute(async (transaction) => {
    const counts: ImportCounts = { created: 0, updated: 0, unchanged: 0 }
    const before = new Map(
      (await redirectRepository.listFrom(transaction, [...byFrom.keys()])).map(({ fields }) => [
        fields.from,
        fields.to,
      ]),
    )
    for (const [from, row] of byFrom) {
      try {
        const sent = { from, to: targets.get(from) ?? row.to }
        const to = await write(transaction, writer, sent, author)
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

/** Rows of the table; blank ones are left out, and errors of the others are added to `wrong`. */
async function readRows(csv: string, wrong: InvalidRow[]): Promise<ImportedRow[]> {
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
  const rows: ImportedRow[] = []
  const pause = createEventLoopYield()
  for (const { number, cells } of table.rows) {
    await pause()
    const [former = '', to = ''] = [cells[from], cells[target]].map((cell) => cell?.trim())
    if (former === '' && to === '') continue
    // Decoded first, since an encoded address may be longer than the limit.
    rows.push(...checkRow({ number, from: readPath(former) ?? former, to }, wrong))
  }
  return rows
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
 * Target of each row at the end of the rows that it leads to, so that no earlier state of the table
 * stands in between. Each row is followed once: chains may be as long as the table. Of a loop it is
 * any target in it, which is refused when it is written.
 */
function targetsOf(rows: ReadonlyMap<string, ImportedRow>): Map<string, string> {
  const targets = new Map<string, string>()
  for (const first of rows.values()) {
    const chain: ImportedRow[] = []
    for (
      let row: ImportedRow | undefined = first;
      row !== undefined && !targets.has(row.from);
      row = rows.get(readSitePath(row.to) ?? '')
    ) {
      targets.set(row.from, row.to)
      chain.push(row)
    }
    for (const { from, to } of chain.reverse()) {
      const end = targets.get(readSitePath(to) ?? '')
      if (end !== undefined) targets.set(from, leadOn(to, end))
    }
  }
  return targets
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
