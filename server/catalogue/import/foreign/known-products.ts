import type { Connection } from '../../../db/database.ts'
import type { Table } from '../csv-table.ts'
import type { ForeignRow } from './foreign-row.ts'
import type { ConvertedTable } from './foreign-table.ts'
import { productOriginRepository } from './product-origin-repository.ts'

/** The table with the ids of products that an earlier import of the format created. */
export async function findKnownProducts(
  connection: Connection,
  { format, table }: ConvertedTable,
): Promise<Table> {
  const column = table.columns.indexOf('_id')
  const keys = table.rows.flatMap(({ foreign }) => foreign?.key ?? [])
  const ids = await productOriginRepository.find(connection, format, keys)
  const rows = table.rows.map((row) => {
    const id = ids.get(row.foreign?.key ?? '')
    return id === undefined ? row : { ...row, cells: row.cells.with(column, id) }
  })
  return { ...table, rows }
}

interface WrittenRow {
  action: string
  _id?: string | undefined
  foreign?: ForeignRow | undefined
}

/** Stores the keys in the other shop of the products that an import has created. */
export async function storeOrigins(
  connection: Connection,
  { format }: ConvertedTable,
  rows: readonly WrittenRow[],
): Promise<void> {
  for (const { action, _id, foreign } of rows) {
    const key = foreign?.key ?? null
    if (action !== 'create' || _id === undefined || key === null) continue
    await productOriginRepository.put(connection, format, key, _id)
  }
}
