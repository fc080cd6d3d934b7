import { message } from '../../../../domain/messages/api-message.ts'
import { RequestError } from '../../../kernel/errors.ts'
import type { Table } from '../csv-table.ts'
import { type Assignment, readAssignedTable } from './assigned-table.ts'
import { describeColumns } from './column-guesses.ts'
import type { ConvertedTable } from './foreign-table.ts'
import { isShopifyTable, readShopifyTable } from './shopify-table.ts'
import { isWooCommerceTable, readWooCommerceTable } from './woocommerce-table.ts'

/**
 * The table in our columns, which are `known`. Throws a 422 on `file` with the table's `columns` if
 * it has others and is of no known format.
 */
export async function convertTable(
  table: Table,
  assignment: Assignment | undefined,
  known: readonly string[],
): Promise<ConvertedTable> {
  if (assignment !== undefined) return readAssignedTable(table, assignment, known)
  if (table.columns.every((column) => column === '' || known.includes(column)))
    return { format: 'own', table, notes: [] }
  if (isShopifyTable(table)) return readShopifyTable(table)
  if (isWooCommerceTable(table)) return readWooCommerceTable(table)
  throw unknownColumns(table, known)
}

function unknownColumns(table: Table, known: readonly string[]): RequestError {
  const said = message('import.unknownColumns', {
    columns: table.columns.filter((column) => column !== '' && !known.includes(column)).join(', '),
    known: known.join(', '),
  })
  return new RequestError(422, said, {
    errors: { csv: said, file: said },
    properties: { columns: describeColumns(table, known) },
  })
}
