import { type Kysely, sql } from 'kysely'
import { jsonElements } from '../engine.ts'
import {
  addColumns,
  countFacets,
  createIndex,
  createShownIndexes,
  indexProducts,
  leading,
  type TriggerRow,
} from '../migration-steps.ts'

/**
 * Stores whether a product is live, updated by writes and the schedule, so that visitors' lists
 * read a partial index and their filter values are counted separately.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  await addColumns(database, 'product', { isShown: 1, changesAt: '' })
  await addIndexes(database)
  await countShown(database)
  await indexProducts(
    database,
    sql`("visibility" <> 'live' or "liveFrom" <> '' or "liveUntil" <> '')`,
  )
  await database.schema
    .createTable('product_preview')
    .addColumn('tokenHash', 'text', (column) => column.primaryKey())
    .addColumn('product', 'text', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('createdAt', 'text', (column) => column.notNull())
    .addColumn('expiresAt', 'text', (column) => column.notNull())
    .execute()
  await createIndex(database, 'product_preview', ['product', 'expiresAt'], 'product')
}

async function addIndexes(database: Kysely<unknown>): Promise<void> {
  await createShownIndexes(database, [
    ['position'],
    ['createdAt'],
    ['sortName'],
    ['createdBy', 'position'],
    ['createdBy', 'createdAt'],
    ['createdBy', 'sortName'],
    ['isDisplaingInSomethingUnique', 'position'],
  ])
  await database.schema.dropIndex('product_pictured').execute()
  await sql`create index "product_pictured" on "product" ("createdAt", "_id")
    where "images" <> '[]' and "isShown" = 1`.execute(database)
  await sql`create index "product_changesAt" on "product" ("changesAt")
    where "changesAt" <> ''`.execute(database)
}

/** Counts that a live product contributes to: the total, and its filter values. */
function facetsOf(database: Kysely<unknown>, row: TriggerRow) {
  const column = (name: string) => sql.raw(`${row}."${name}"`)
  const first = leading(database, column('material'))
  return sql`select * from (
    select 'shown-all' as "kind", '' as "value", 1 as "count"
    union all select 'shown-unique', '', 1 where ${column('isDisplaingInSomethingUnique')} = 1
    union all select 'shown-category', ${column('createdBy')}, 1
      where ${column('createdBy')} is not null
    union all select 'shown-leading', ${first}, 1 where ${first} <> ''
    union all select 'shown-tag', "value", count(*)
      from ${jsonElements(database, column('tags'))} group by "value"
    ) as "every" where ${column('isShown')} = 1`
}

/** All existing products are live. */
async function countShown(database: Kysely<unknown>): Promise<void> {
  await sql`insert into "product_facet" ("kind", "value", "count")
    select 'shown-' || "kind", "value", "count" from "product_facet"
    where "kind" <> 'material'`.execute(database)
  await countFacets(database, {
    name: 'product_facet_shown',
    columns: ['tags', 'material', 'createdBy', 'isDisplaingInSomethingUnique', 'isShown'],
    select: (row) =>
      sql`select "kind", "value", "count" from (${facetsOf(database, row)}) as "facet" where true`,
  })
}
