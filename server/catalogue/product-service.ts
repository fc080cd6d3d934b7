import { setImmediate } from 'node:timers/promises'
import { type RawBuilder, sql } from 'kysely'
import { LRUCache } from 'lru-cache'
import { choice } from '../../domain/content/choice.ts'
import type { RecordOf } from '../../domain/content/content-type.ts'
import { product } from '../../domain/content/product.ts'
import type { ShownLanguage } from '../../domain/languages/language.ts'
import { message } from '../../domain/messages/api-message.ts'
import { offeredAt } from '../../domain/money/price.ts'
import { isSold } from '../../domain/shop/availability.ts'
import type { ContentRules } from '../content/content-rules.ts'
import type { ContentService } from '../content/content-service.ts'
import type { ContentRevision } from '../db/content-revision.ts'
import type { Database } from '../db/database.ts'
import { isPostgres, jsonElements } from '../db/engine.ts'
import { contentRepository } from '../db/record-repository.ts'
import { productIndex } from '../db/search-index/product-index.ts'
import { now } from '../kernel/clock.ts'
import { conflict, notFound } from '../kernel/errors.ts'
import { createRevisionScopedCache } from '../response-cache/revision-scoped-cache.ts'
import type { ChoiceService } from './choices/choice-service.ts'
import { findNearProducts } from './near-products.ts'
import { shown, shownAmong } from './product-visibility.ts'
import {
  type FilterNames,
  type ProductFacets,
  readFacets,
  readFilterNames,
} from './search/product-facets.ts'
import { orderBy, sortOrders } from './search/product-orders.ts'
import { type FoundProducts, inLanguage, type ListQuery } from './search/product-query.ts'
import type { ProductSearchService } from './search/product-search-service.ts'

export type Product = RecordOf<typeof product>

interface ProductList extends Omit<FoundProducts, 'ids'> {
  records: Product[]
}

/** Visitors get products as they are offered now: see `offeredAt`. */
export type ProductService = ReturnType<typeof createProductService>

const LATEST_COUNT = 12
/** More than a visitor scrolls through; a category may have thousands. */
const SIMILAR_COUNT = 24
/** Fewer do not fill a row of the slider. */
const MIN_SIMILAR_PRODUCTS = 4
const BATCH_SIZE = 100
/** Products in the cache of one revision. */
const MAX_CACHED_PRODUCTS = 1_000

/** Services that the product service uses beside the database. */
export interface ProductSources {
  content: ContentService
  revision: ContentRevision
  finding: ProductSearchService
  choices: ChoiceService
}

/** Reads products beyond single records: lists, searches and related products. */
export function createProductService(
  database: Database,
  { content, revision, finding, choices }: ProductSources,
) {
  const facets = createRevisionScopedCache<ProductFacets>(revision)
  const filterNames = createRevisionScopedCache<FilterNames>(revision)
  const productCaches = createRevisionScopedCache<LRUCache<string, Product>>(revision)
  const productCache = () =>
    productCaches.get('', async () => new LRUCache({ max: MAX_CACHED_PRODUCTS }))

  /** As visitors get them now. */
  async function offered(products: Product[]): Promise<Product[]> {
    const at = now()
    const seen = await shownAmong(
      database,
      products.flatMap(({ related }) => related),
    )
    return choices.withoutHiddenValues(
      products.map((one) => ({
        ...offeredAt(one, at),
        related: one.related.filter((id) => seen.has(id)),
      })),
    )
  }

  async function list(query: ListQuery): Promise<ProductList> {
    const [{ ids, ...found }] = await Promise.all([finding.find(query), prepareProductCache()])
    const records = await readAll(ids)
    return { records: query.stage === undefined ? await offered(records) : records, ...found }
  }

  /** Reads what every product is presented with while the search runs in its worker. */
  async function prepareProductCache(): Promise<void> {
    if ((await productCache()).size === 0) await content.present(product, [])
  }

  /** In the order of the ids; unknown ids are skipped. */
  async function readAll(ids: string[]): Promise<Product[]> {
    const cached = await productCache()
    const known = ids.map((id) => cached.get(id))
    const missing = ids.filter((_, index) => known[index] === undefined)
    if (missing.length === 0) return known.filter((record) => record !== undefined)
    const stored = await contentRepository.findAll(database, product, missing)
    const read = await content.present(product, [...stored.values()])
    const fresh = new Map(read.map((record) => [record._id, record]))
    for (const record of read) cached.set(record._id, record)
    return ids.flatMap((id, index) => known[index] ?? fresh.get(id) ?? [])
  }

  async function newest(limit: number, where: RawBuilder<unknown>): Promise<Product[]> {
    const selection = { limit, where, orderBy: orderBy(sortOrders.newest) }
    return offered(await readAll(await contentRepository.listIds(database, product, selection)))
  }

  /** The live products among the ids, in their order. */
  async function chosenShown(ids: readonly string[]): Promise<Product[]> {
    const seen = await shownAmong(database, [...ids])
    return offered(await readAll(ids.filter((id) => seen.has(id))))
  }

  const readFacetsOnce = () =>
    facets.get('', async () => readFacets(database, (await content.list(choice)).records))

  async function relatedAndOfCategory({ _id, category, related }: Product): Promise<Product[]> {
    const chosen = await chosenShown(related.filter((id) => id !== _id))
    if (category === null) return soldLast(chosen)
    const ofCategory = sql`"category" = ${category._id} and "_id" <> ${_id} and ${shown}`
    const further = await newest(SIMILAR_COUNT, sql`${ofCategory} and "availability" <> 'sold'`)
    const sold =
      further.length === SIMILAR_COUNT
        ? []
        : await newest(SIMILAR_COUNT, sql`${ofCategory} and "availability" = 'sold'`)
    const rest = [...further, ...sold].filter((other) => !related.includes(other._id))
    return soldLast([...chosen, ...rest]).slice(0, SIMILAR_COUNT)
  }

  return {
    /**
     * Live products as visitors get them; as stored, for administrators, if the query names a
     * publication status. Searched and sorted by name in the language that is shown; the records have
     * the texts of the default one.
     */
    list: (query: ListQuery = {}, shown?: ShownLanguage): Promise<ProductList> =>
      list({ ...query, ...inLanguage(shown) }),

    /** Live products from one place of the list to another, oldest first; other work runs in between. */
    async *batches(start = 0, end = Number.POSITIVE_INFINITY): AsyncGenerator<Product[]> {
      for (let skip = start; skip < end; skip += BATCH_SIZE) {
        const limit = Math.min(BATCH_SIZE, end - skip)
        const { records } = await list({ skip, limit, sort: 'oldest' })
        if (records.length > 0) yield records
        if (records.length < limit) return
        await setImmediate()
      }
    },

    /** The existing products among the ids, in their order, as stored. */
    chosen: (ids: string[]): Promise<Product[]> => readAll([...new Set(ids)]),

    chosenShown,

    /** A live product. Throws a 404 for any other. */
    async readShown(id: string): Promise<Product> {
      const [record] = await chosenShown([id])
      if (record === undefined) throw notFound(product)
      return record
    },

    /** The ids of live products among `ids`. */
    shownAmong: (ids: string[]): Promise<Set<string>> => shownAmong(database, ids),

    /** The newest 12 live products with a photo; `isOrdinary` leaves out those of Something Unique. */
    latest({ isOrdinary }: { isOrdinary: boolean } = { isOrdinary: false }): Promise<Product[]> {
      const pictured = sql`"images" <> '[]' and ${shown}`
      if (!isOrdinary) return newest(LATEST_COUNT, pictured)
      // The sum keeps the engine on the index that is in the order of the list.
      return newest(LATEST_COUNT, sql`${pictured} and "isFeatured" + 0 = 0`)
    },

    /**
     * Products to show beside a product: its related ones, then others of its category, newest first;
     * if these are fewer than four, filled up with those of near categories. Sold ones come last.
     */
    async similar(record: Product): Promise<Product[]> {
      const similar = await relatedAndOfCategory(record)
      const missing = MIN_SIMILAR_PRODUCTS - similar.length
      if (missing <= 0) return similar
      const categories = (await readFacetsOnce()).categories.map(({ _id }) => _id)
      const near = await findNearProducts(database, [record, ...similar], missing, {
        finding,
        categories,
      })
      return soldLast([...similar, ...(await offered(await readAll(near)))])
    },

    /** Filter values of live products, most frequent first (at most 60 tags and 60 materials). */
    facets: readFacetsOnce,

    /** Number of products that offer each choice, by its id; those that none offers are left out. */
    async countByChoice(): Promise<Record<string, number>> {
      const id = isPostgres(database)
        ? sql`"entry"."value"::jsonb ->> 'choice'`
        : sql`json_extract("entry"."value", '$.choice')`
      const { rows } = await sql<{ choice: string; count: number }>`
        select ${id} as "choice", count(*) as "count"
        from "product", ${jsonElements(database, sql`"choices"`)} as "entry"
        where "choices" <> '[]' group by ${id}`.execute(database)
      return Object.fromEntries(rows.map(({ choice, count }) => [choice, Number(count)]))
    },

    /** Tags and materials in a language; both maps are empty for the default one. */
    async filterNames({ language, defaultLanguage }: ShownLanguage): Promise<FilterNames> {
      if (language === defaultLanguage) return { tags: new Map(), materials: new Map() }
      return filterNames.get(language, () => readFilterNames(database, language))
    },
  }
}

function soldLast(products: Product[]): Product[] {
  return products.toSorted((a, b) => Number(isSold(a)) - Number(isSold(b)))
}

export const productRules: ContentRules = {
  afterSave: (connection, { _id }) => productIndex.put(connection, _id),
  afterReorder: (connection, { moved, renumbered }) =>
    productIndex.move(connection, moved, renumbered),
  afterRemove: (connection, id) => productIndex.remove(connection, id),
}

export const categoryRules: ContentRules = {
  async guardDelete(connection, record) {
    const count = await contentRepository.count(
      connection,
      product,
      sql`"category" = ${record._id}`,
    )
    if (count === 0) return
    throw conflict(message('categories.hasProducts', { count, name: String(record.fields.name) }))
  },
}
