import { type RawBuilder, sql } from 'kysely'
import { z } from 'zod'
import { category } from '../../domain/content/category.ts'
import type { RecordOf } from '../../domain/content/define.ts'
import { product } from '../../domain/content/product.ts'
import { leadingMaterial, type ProductSort } from '../../domain/shop.ts'
import { storedSchemas } from '../content/columns.ts'
import { presentRecords } from '../content/presentation.ts'
import { contentRepository } from '../content/repository.ts'
import type { ContentService } from '../content/service.ts'
import type { ContentRules } from '../content/writer.ts'
import type { Database } from '../db/database.ts'
import { productIndex } from '../db/product-index.ts'
import { conflict } from '../errors.ts'
import { containing } from '../search-text.ts'
import { findProducts, foundBy, loosen, type ProductSearch, readSearch } from './product-search.ts'

export type Product = RecordOf<typeof product>

export interface ProductQuery {
  skip?: number
  /** 0 or absent: all. */
  limit?: number
  q?: string
  /** A category's id. */
  category?: string
  tag?: string
  material?: string
  /** Only the products in Something Unique. */
  unique?: boolean
  /** Absent: as an administrator arranged them. */
  sort?: ProductSort
}

interface ProductList {
  records: Product[]
  total: number
  /** The words that were searched for, where they are not those that were asked for. */
  corrected?: string
}

interface Facets {
  categories: { _id: string; name: string; count: number }[]
  tags: { value: string; count: number }[]
  materials: { value: string; count: number }[]
}

export interface ProductService {
  list(query?: ProductQuery): Promise<ProductList>
  /** For a query that finds nothing: what comes nearest to it, at most `count`. */
  nearest(query: ProductQuery, count: number): Promise<Product[]>
  /** The newest 12 that have a picture. */
  latest(): Promise<Product[]>
  /** Others of the same category, newest first, without the product itself. */
  similar(product: Product): Promise<Product[]>
  /** What can be filtered by, most frequent first (at most 30 of each), counted over all products. */
  facets(): Promise<Facets>
}

const latestCount = 12
/** More than anybody slides through; a category may hold thousands. */
const similarCount = 24
const facetCount = 30

/** What the catalogue asks of products beyond one record: lists, searches, what goes together. */
export function createProductService(database: Database, content: ContentService): ProductService {
  const arrange = ({ skip, limit, sort }: ProductQuery, where: RawBuilder<unknown> | undefined) =>
    content.list(product, { skip, limit, where, orderBy: order(sort) })

  async function list(
    { q = '', ...query }: ProductQuery,
    change = (search: ProductSearch) => search,
  ): Promise<ProductList> {
    const read = await readSearch(database, q)
    const where = condition(query)
    if (read === null) return arrange(query, where)
    const search = change(read)
    const { corrected } = search
    if (query.sort !== undefined) {
      const found = foundBy(search)
      const both = where === undefined ? found : sql`${found} and ${where}`
      return { ...(await arrange(query, both)), corrected }
    }
    const { ids, total } = await findProducts(database, search, where, query)
    return { records: await readAll(ids), total, corrected }
  }

  /** In the order of their ids. */
  async function readAll(ids: string[]): Promise<Product[]> {
    const records = await contentRepository.findAll(database, product, ids)
    const found = ids.map((id) => records.get(id)).filter((record) => record !== undefined)
    return presentRecords(database, product, found)
  }

  return {
    list: (query = {}) => list(query),

    async nearest({ q, category }, count) {
      const tries = [
        () => list({ q, limit: count }),
        () => list({ q, limit: count }, loosen),
        () => list({ category, limit: count }),
        () => list({ limit: count }),
      ]
      for (const find of tries) {
        const { records } = await find()
        if (records.length > 0) return records
      }
      return []
    },

    async latest() {
      const { records } = await content.list(product, {
        limit: latestCount,
        where: sql`"images" <> '[]'`,
        orderBy: order('newest'),
      })
      return records
    },

    async similar({ _id, createdBy }) {
      if (createdBy === null) return []
      const { records } = await content.list(product, {
        limit: similarCount,
        where: sql`"createdBy" = ${createdBy._id} and "_id" <> ${_id}`,
        orderBy: order('newest'),
      })
      return records
    },

    async facets() {
      return {
        categories: await categoryFacets(database),
        tags: await tagFacets(database),
        materials: await materialFacets(database),
      }
    },
  }
}

export const productRules: ContentRules = {
  async afterSave(connection, { _id, position, fields }) {
    const text = (name: string) => storedSchemas.text.parse(fields[name])
    await productIndex.put(connection, _id, position, {
      name: text('name'),
      tags: storedSchemas.list.parse(fields.tags),
      category: storedSchemas.reference.parse(fields.createdBy),
      material: text('material'),
      height: text('height'),
      width: text('width'),
      length: text('length'),
      description: text('description'),
    })
  },
  afterMove: (connection, id, position) => productIndex.move(connection, id, position),
  afterRemove: (connection, id) => productIndex.remove(connection, id),
}

export const categoryRules: ContentRules = {
  async guardDelete(connection, record) {
    const count = await contentRepository.count(
      connection,
      product,
      sql`"createdBy" = ${record._id}`,
    )
    if (count === 0) return
    const products = count === 1 ? '1 product' : `${count} products`
    throw conflict(`“${record.fields.name}” still has ${products}. Move or delete them first.`)
  },
}

/** What a query asks beside its words; nothing at all is undefined. */
function condition(
  filter: Omit<ProductQuery, 'q' | 'skip' | 'limit' | 'sort'>,
): RawBuilder<unknown> | undefined {
  const parts: RawBuilder<unknown>[] = []
  if (filter.category) parts.push(sql`"createdBy" = ${filter.category}`)
  if (filter.unique !== undefined)
    parts.push(sql`"isDisplaingInSomethingUnique" = ${filter.unique ? 1 : 0}`)
  if (filter.tag) parts.push(hasEntry('tags', filter.tag))
  if (filter.material) {
    parts.push(sql`lower("material") like ${containing(filter.material.toLowerCase())} escape '\\'`)
  }
  return parts.length === 0 ? undefined : sql.join(parts, sql` and `)
}

/** Whether a list kept as JSON has the whole entry, whatever its case. */
function hasEntry(column: string, entry: string): RawBuilder<unknown> {
  return sql`exists (select 1 from json_each(${sql.ref(column)}) e where lower(e."value") = ${entry.trim().toLowerCase()})`
}

function order(sort: ProductSort | undefined): RawBuilder<unknown> | undefined {
  switch (sort) {
    case 'newest':
      return sql`"createdAt" desc, "_id" desc`
    case 'oldest':
      return sql`"createdAt", "_id"`
    case 'name':
      return sql`lower("name"), "_id"`
    case undefined:
      return undefined
    default:
      return sort satisfies never
  }
}

async function categoryFacets(database: Database) {
  const result = await sql<{ _id: string; name: string; count: number }>`
    select c."_id", c."name", count(p."_id") as "count"
    from ${sql.table(category.table)} c left join ${sql.table(product.table)} p on p."createdBy" = c."_id"
    group by c."_id", c."name", c."position" order by c."position", c."_id"`.execute(database)
  return result.rows.map(({ _id, name, count }) => ({ _id, name, count: Number(count) }))
}

async function tagFacets(database: Database) {
  const result = await sql<{ value: string; count: number }>`
    select e."value" as "value", count(*) as "count"
    from ${sql.table(product.table)} p, json_each(p."tags") e
    group by e."value" order by count(*) desc, e."value" limit ${facetCount}`.execute(database)
  return result.rows.map(({ value, count }) => ({
    value: z.string().parse(value),
    count: Number(count),
  }))
}

async function materialFacets(database: Database) {
  const result = await sql<{ material: string; count: number }>`
    select "material", count(*) as "count" from ${sql.table(product.table)}
    where "material" <> '' group by "material"`.execute(database)
  const counts = new Map<string, number>()
  for (const row of result.rows) {
    const value = leadingMaterial(row.material)
    if (value !== '') counts.set(value, (counts.get(value) ?? 0) + Number(row.count))
  }
  return [...counts]
    .map(([value, count]) => ({ value, count }))
    .sort((a, b) => b.count - a.count || a.value.localeCompare(b.value))
    .slice(0, facetCount)
}
