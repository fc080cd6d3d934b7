import { readTable } from '../../server/catalogue/import/csv-table.ts'
import type { Assignment } from '../../server/catalogue/import/foreign/assigned-table.ts'
import { convertTable } from '../../server/catalogue/import/foreign/table-format.ts'
import { allColumns } from '../../server/catalogue/import/import-columns.ts'
import { messageWriters } from '../../server/kernel/message-writers.ts'

/** A foreign table in our columns: each row as its cells that are not empty, with notes in English. */
export async function convertCsv(csv: string, assignment?: Assignment) {
  const converted = await convertTable(await readTable(csv), assignment, allColumns([]))
  const { columns, rows } = converted.table
  return {
    format: converted.format,
    columns,
    notes: converted.notes.map((note) => messageWriters.en(note)),
    rows: rows.map(({ number, cells, alts, foreign }) => ({
      row: number,
      cells: Object.fromEntries(
        columns.flatMap((column, at) => (cells[at] ? [[column, cells[at]]] : [])),
      ),
      alts: Object.fromEntries(alts ?? []),
      key: foreign?.key,
      choices: foreign?.choices,
      shown: Object.fromEntries(foreign?.shown ?? []),
      oldPaths: foreign?.oldPaths,
      notes: foreign?.notes.map((note) => messageWriters.en(note)),
    })),
  }
}
