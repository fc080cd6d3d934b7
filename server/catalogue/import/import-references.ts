import { product } from '../../../domain/content/product.ts'
import { settings } from '../../../domain/content/settings.ts'
import { toShopLanguages } from '../../content/shop-languages.ts'
import type { Connection } from '../../db/database.ts'
import { contentRepository, type StoredRecord } from '../../db/record-repository.ts'
import { idsIn, storedSchemas } from '../../fields/stored-values.ts'
import { type ChoiceNames, readChoiceNames } from '../choices/choice-cells.ts'
import { type NameLookup, readCategoryNames } from '../name-lookup.ts'
import { readList, type Table } from './csv-table.ts'
import type { NewChoice } from './foreign/foreign-choices.ts'
import { type TranslationColumn, translationColumnsOf } from './import-columns.ts'

/** Records that the products of a table may refer to. */
export interface Names {
  categories: NameLookup
  /** Names of existing products, by id. */
  products: Map<string, string>
  choices: ChoiceNames
}

/** Shop data needed to parse cells. */
export interface ShopFacts extends Names {
  /** Time zone of dates and times without an offset. */
  timeZone: string
  /** Columns of translations that the table may have. */
  translated: TranslationColumn[]
}

/** `products` are the ones that the table changes, `newChoices` those that the import creates. */
export async function readShopFacts(
  connection: Connection,
  { columns, rows }: Table,
  products: Iterable<StoredRecord>,
  newChoices: readonly NewChoice[],
): Promise<ShopFacts> {
  const named = [
    ...rows.flatMap(({ cells }) => readIds(cells[columns.indexOf('related')] ?? '')),
    ...[...products].flatMap(({ fields }) => idsIn(fields.related)),
  ]
  return {
    categories: await readCategoryNames(connection),
    products: await contentRepository.names(connection, product, named),
    choices: await readChoiceNames(connection, newChoices),
    ...(await readSettings(connection)),
  }
}

/** The ids in a cell, in lower case. */
export function readIds(cell: string): string[] {
  return readList(cell).map((id) => id.trim().toLowerCase())
}

async function readSettings(
  connection: Connection,
): Promise<Pick<ShopFacts, 'timeZone' | 'translated'>> {
  const [shop] = await contentRepository.list(connection, settings, { limit: 1 })
  return {
    timeZone: storedSchemas.text.parse(shop?.fields.timeZone ?? settings.fields.timeZone.initial),
    translated: translationColumnsOf(toShopLanguages(shop?.fields.languages)),
  }
}

export async function readTranslationColumns(connection: Connection): Promise<TranslationColumn[]> {
  return (await readSettings(connection)).translated
}
