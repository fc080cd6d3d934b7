import { product } from '../../../domain/content/product.ts'
import { settings } from '../../../domain/content/settings.ts'
import type { Connection } from '../../db/database.ts'
import { idsIn, storedSchemas } from '../../db/records/columns.ts'
import { contentRepository, type StoredRecord } from '../../db/records/record-repository.ts'
import { type CategoryNames, readCategoryNames } from '../category-names.ts'
import { readList, type Table } from './csv-table.ts'

/** What the products of a table refer to. */
export interface Names {
  categories: CategoryNames
  /** Of the products that there are, by id. */
  products: Map<string, string>
}

/** By which cells are read. */
export interface ShopFacts extends Names {
  /** Of days and times that name none. */
  timeZone: string
}

/** `products` are those that the table changes. */
export async function readShopFacts(
  connection: Connection,
  { columns, rows }: Table,
  products: Iterable<StoredRecord>,
): Promise<ShopFacts> {
  const named = [
    ...rows.flatMap(({ cells }) => readIds(cells[columns.indexOf('related')] ?? '')),
    ...[...products].flatMap(({ fields }) => idsIn(fields.related)),
  ]
  return {
    categories: await readCategoryNames(connection),
    products: await contentRepository.names(connection, product, named),
    timeZone: await readTimeZone(connection),
  }
}

/** The ids in a cell, in small letters. */
export function readIds(cell: string): string[] {
  return readList(cell).map((id) => id.trim().toLowerCase())
}

async function readTimeZone(connection: Connection): Promise<string> {
  const [shop] = await contentRepository.list(connection, settings, { limit: 1 })
  return storedSchemas.text.parse(shop?.fields.timeZone ?? settings.fields.timeZone.initial)
}
