import { type Kysely, sql } from 'kysely'
import { normaliseText } from '../../kernel/text-normalisation.ts'
import { jsonElements } from '../engine.ts'
import {
  addColumns,
  countFacets,
  createIndex,
  leading,
  readProducts,
  type TriggerRow,
} from '../migration-steps.ts'

/**
 * Indexes for product lists in every order (position, date, normalised name), each for the whole
 * catalogue and for a category, and counts maintained by triggers.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  await addColumns(database, 'product', { sortName: '' })
  await foldNames(database)
  for (const name of [
    'product_position',
    'product_name',
    'product_createdBy_position',
    'product_isDisplaingInSomethingUnique_position',
  ])
    await database.schema.dropIndex(name).execute()
  for (const columns of [
    ['position', '_id'],
    ['sortName', '_id'],
    ['createdBy', 'position', '_id'],
    ['createdBy', 'createdAt', '_id'],
    ['createdBy', 'sortName', '_id'],
    ['isDisplaingInSomethingUnique', 'position', '_id'],
  ])
    await createIndex(database, 'product', columns)
  await sql`create index "product_pictured" on "product" ("createdAt", "_id")
    where "images" <> '[]'`.execute(database)
  await createFacets(database)
}

async function foldNames(database: Kysely<unknown>): Promise<void> {
  const rows = readProducts<{ _id: string; name: string }>(database, sql`"_id", "name"`)
  for await (const { _id, name } of rows)
    await sql`update "product" set "sortName" = ${normaliseText(name)} where "_id" = ${_id}`.execute(
      database,
    )
}

/** Counts that a product contributes to: the total, and its filter values. */
function facetsOf(database: Kysely<unknown>, row: TriggerRow) {
  const column = (name: string) => sql.raw(`${row}."${name}"`)
  return sql`select 'all' as "kind", '' as "value", 1 as "count"
    union all select 'unique', '', 1 where ${column('isDisplaingInSomethingUnique')} = 1
    union all select 'category', ${column('createdBy')}, 1 where ${column('createdBy')} is not null
    union all select 'material', ${column('material')}, 1 where ${column('material')} <> ''
    union all select 'leading', ${leading(database, column('material'))}, 1
      where ${leading(database, column('material'))} <> ''
    union all select 'tag', "value", count(*) from ${jsonElements(database, column('tags'))}
      group by "value"`
}

async function createFacets(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable('product_facet')
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('value', 'text', (column) => column.notNull())
    .addColumn('count', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('product_facet_key', ['kind', 'value'])
    .execute()
  await sql`create index "product_facet_count" on "product_facet" ("kind", "count" desc, "value")`.execute(
    database,
  )
  // Used by the triggers below to delete counts of zero.
  await sql`create index "product_facet_gone" on "product_facet" ("count")
    where "count" <= 0`.execute(database)
  await sql`insert into "product_facet" ("kind", "value", "count")
    select 'all', '', count(*) from "product" having count(*) > 0
    union all select 'unique', '', count(*) from "product"
      where "isDisplaingInSomethingUnique" = 1 having count(*) > 0
    union all select 'category', "createdBy", count(*) from "product"
      where "createdBy" is not null group by "createdBy"
    union all select 'material', "material", count(*) from "product"
      where "material" <> '' group by "material"
    union all select 'leading', ${leading(database, sql`"material"`)}, count(*) from "product"
      where ${leading(database, sql`"material"`)} <> '' group by 2
    union all select 'tag', e."value", count(*) from "product" p,
      ${jsonElements(database, sql`p."tags"`)} e
      group by e."value"`.execute(database)
  await countFacets(database, {
    name: 'product_facet',
    columns: ['tags', 'material', 'createdBy', 'isDisplaingInSomethingUnique'],
    select: (row) =>
      sql`select "kind", "value", "count" from (${facetsOf(database, row)}) as "facet" where true`,
  })
}
