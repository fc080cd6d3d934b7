import { sql } from 'kysely'
import { z } from 'zod'
import { category } from '../../../domain/content/category.ts'
import { product } from '../../../domain/content/product.ts'
import type { Language } from '../../../domain/languages/language.ts'
import { decimalOf } from '../../../domain/money/decimal.ts'
import {
  type Availability,
  availabilityOrder,
  isAvailability,
} from '../../../domain/shop/availability.ts'
import { leadingMaterial } from '../../../domain/shop/product-list.ts'
import { translateEntries } from '../../content/translations/translation-digests.ts'
import type { Connection } from '../../db/database.ts'
import { readTranslations } from '../../db/translations.ts'
import {
  type ChoiceFacet,
  type FilteringChoice,
  readChoiceFacets,
} from '../choices/choice-filter.ts'
import { shown } from '../product-visibility.ts'
import { groupMaterials, MAX_GROUPED_MATERIALS } from './material-groups.ts'
import { readShopSynonyms } from './search-vocabulary.ts'

/** Filter values of products with their counts. */
export interface ProductFacets {
  categories: { _id: string; name: string; count: number }[]
  tags: Facet[]
  /** Spellings that the shop's synonyms declare the same count as one. */
  materials: Facet[]
  /** Lowest and highest price in force, as normalised decimals; null without any price. */
  prices: { min: string; max: string } | null
  /** Only those that products have, what is ready first. */
  availabilities: Facet<Availability>[]
  /** Values that visitors can choose of a product, of choices that are filters. */
  choices: ChoiceFacet[]
}

interface Facet<Value extends string = string> {
  value: Value
  count: number
}

/**
 * Filter values of live products: categories in manual order, the most frequent tags and materials.
 * `choices` are all choices of the shop.
 */
export async function readFacets(
  connection: Connection,
  choices: readonly FilteringChoice[],
): Promise<ProductFacets> {
  const materials = await readTopValues(connection, 'shown-leading', MAX_GROUPED_MATERIALS)
  return {
    categories: await readCategories(connection),
    tags: await readTopValues(connection, 'shown-tag', MAX_VALUES),
    materials: groupMaterials(materials, await readShopSynonyms(connection)).slice(0, MAX_VALUES),
    prices: await readPriceRange(connection),
    availabilities: await readAvailabilities(connection),
    choices: await readChoiceFacets(connection, choices),
  }
}

type Counted = 'all' | 'unique' | 'category'
/** With a price, in all or of a category; and with an availability. */
type CountedOffer = 'priced' | 'availability'

/**
 * Number of products of a kind, from the counts that triggers maintain; kinds with `shown-` count
 * live products only.
 */
export async function countFacet(
  connection: Connection,
  kind: Counted | `shown-${Counted | CountedOffer}`,
  value = '',
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select "count" from "product_facet" where "kind" = ${kind} and "value" = ${value}`.execute(
    connection,
  )
  return rows[0]?.count ?? 0
}

const MAX_VALUES = 60

async function readCategories(connection: Connection) {
  const { rows } = await sql<{ _id: string; name: string; count: number }>`
    select c."_id", c."name", coalesce(f."count", 0) as "count"
    from ${sql.table(category.table)} c
    left join "product_facet" f on f."kind" = 'shown-category' and f."value" = c."_id"
    order by c."position", c."_id"`.execute(connection)
  return rows
}

/** Most frequent first. */
async function readTopValues(
  connection: Connection,
  kind: 'shown-tag' | 'shown-leading',
  limit: number,
): Promise<Facet[]> {
  const { rows } = await sql<Facet>`
    select "value", "count" from "product_facet" where "kind" = ${kind}
    order by "count" desc, "value" limit ${limit}`.execute(connection)
  return rows
}

async function readPriceRange(connection: Connection): Promise<ProductFacets['prices']> {
  // Two subqueries: with both aggregates in one, SQLite would scan the whole index.
  const { rows } = await sql<{ min: number | null; max: number | null }>`
    select (select min("effectivePrice") from "product" where "isShown" = 1) as "min",
      (select max("effectivePrice") from "product" where "isShown" = 1) as "max"`.execute(
    connection,
  )
  const { min = null, max = null } = rows[0] ?? {}
  return min === null || max === null ? null : { min: decimalOf(min), max: decimalOf(max) }
}

async function readAvailabilities(connection: Connection): Promise<Facet<Availability>[]> {
  const { rows } = await sql<Facet>`
    select "value", "count" from "product_facet" where "kind" = 'shown-availability'`.execute(
    connection,
  )
  const counts = new Map(rows.map(({ value, count }) => [value, count]))
  return availabilityOrder.filter(isAvailability).flatMap((value) => {
    const count = counts.get(value)
    return count === undefined ? [] : [{ value, count }]
  })
}

/**
 * Tags and materials in a language by those of the default language, in small letters; what no
 * product translates is missing. Filters still take the default language's words.
 */
export interface FilterNames {
  tags: ReadonlyMap<string, string>
  materials: ReadonlyMap<string, string>
}

/** Reads the names from the live products; of several translations the first product's counts. */
export async function readFilterNames(
  connection: Connection,
  language: Language,
): Promise<FilterNames> {
  const tags = new Map<string, string>()
  const materials = new Map<string, string>()
  const { rows } = await sql<TranslatedProduct>`
    select "tags", "material", "translations" from ${sql.table(product.table)}
    where ${shown} and "translations" <> '{}' order by "position", "_id"`.execute(connection)
  for (const row of rows) {
    const own = readTranslations(row.translations)[language] ?? {}
    const originals = tagList.parse(JSON.parse(row.tags))
    const translated = own.tags === undefined ? [] : translateEntries(own.tags, originals)
    for (const [index, tag] of originals.entries()) addName(tags, tag, translated[index])
    const material = own.material?.text
    if (typeof material === 'string')
      addName(materials, leadingMaterial(row.material), leadingMaterial(material))
  }
  return { tags, materials }
}

interface TranslatedProduct {
  tags: string
  material: string
  translations: string
}

const tagList = z.array(z.string())

function addName(names: Map<string, string>, original: string, text = ''): void {
  const key = original.toLowerCase()
  if (text !== '' && !names.has(key)) names.set(key, text)
}
