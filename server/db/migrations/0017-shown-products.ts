import { type Kysely, type RawBuilder, sql } from 'kysely'
import { isPostgres, jsonElements } from '../engine.ts'
import { productIndex } from '../search-index/product-index.ts'

/**
 * Stores whether a product is live, updated by writes and the schedule, so that visitors' lists
 * read a partial index and their filter values are counted separately.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .alterTable('product')
    .addColumn('isShown', 'integer', (column) => column.notNull().defaultTo(1))
    .execute()
  await database.schema
    .alterTable('product')
    .addColumn('changesAt', 'text', (column) => column.notNull().defaultTo(''))
    .execute()
  await addIndexes(database)
  await countShown(database)
  await noteSchedules(database)
  await database.schema
    .createTable('product_preview')
    .addColumn('tokenHash', 'text', (column) => column.primaryKey())
    .addColumn('product', 'text', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('createdAt', 'text', (column) => column.notNull())
    .addColumn('expiresAt', 'text', (column) => column.notNull())
    .execute()
  await database.schema
    .createIndex('product_preview_product')
    .on('product_preview')
    .columns(['product', 'expiresAt'])
    .execute()
}

async function addIndexes(database: Kysely<unknown>): Promise<void> {
  const lists = [
    ['position'],
    ['createdAt'],
    ['sortName'],
    ['createdBy', 'position'],
    ['createdBy', 'createdAt'],
    ['createdBy', 'sortName'],
    ['isDisplaingInSomethingUnique', 'position'],
  ]
  for (const columns of lists)
    await sql`create index ${sql.id(`product_shown_${columns.join('_')}`)}
      on "product" (${sql.join([...columns, '_id'].map((column) => sql.ref(column)))})
      where "isShown" = 1`.execute(database)
  await database.schema.dropIndex('product_pictured').execute()
  await sql`create index "product_pictured" on "product" ("createdAt", "_id")
    where "images" <> '[]' and "isShown" = 1`.execute(database)
  await sql`create index "product_changesAt" on "product" ("changesAt")
    where "changesAt" <> ''`.execute(database)
}

/** First material of a product's list: see `leadingMaterial`. */
function leading(database: Kysely<unknown>, material: RawBuilder<unknown>) {
  if (isPostgres(database)) return sql`trim(split_part(replace(${material}, ';', ','), ',', 1))`
  return sql`trim(substr(${material}, 1, instr(replace(${material}, ';', ',') || ',', ',') - 1))`
}

/** Counts that a live product contributes to: the total, and its filter values. */
function facetsOf(database: Kysely<unknown>, row: 'new' | 'old') {
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

const counted = ['tags', 'material', 'createdBy', 'isDisplaingInSomethingUnique', 'isShown']

/** All existing products are live. */
async function countShown(database: Kysely<unknown>): Promise<void> {
  await sql`insert into "product_facet" ("kind", "value", "count")
    select 'shown-' || "kind", "value", "count" from "product_facet"
    where "kind" <> 'material'`.execute(database)
  const add = countBy(database, 'new', '+')
  const subtract = sql`${countBy(database, 'old', '-')}
    delete from "product_facet" where "count" <= 0;`
  await countAfter(database, 'insert', add)
  await countAfter(database, 'delete', subtract)
  await countAfter(database, 'update', sql`${add} ${subtract}`)
}

function countBy(database: Kysely<unknown>, row: 'new' | 'old', sign: '+' | '-') {
  return sql`insert into "product_facet" ("kind", "value", "count")
    select "kind", "value", "count" from (${facetsOf(database, row)}) as "facet" where true
    on conflict ("kind", "value")
    do update set "count" = "product_facet"."count" ${sql.raw(sign)} excluded."count";`
}

type Happening = 'insert' | 'update' | 'delete'

async function countAfter(
  database: Kysely<unknown>,
  happening: Happening,
  run: RawBuilder<unknown>,
): Promise<void> {
  const name = sql.id(`product_facet_shown_${happening}`)
  const isUpdate = happening === 'update'
  const columns = sql.join(counted.map((column) => sql.ref(column)))
  const event = isUpdate ? sql`update of ${columns}` : sql.raw(happening)
  const differs = isPostgres(database) ? 'is distinct from' : 'is not'
  const differences = counted.map((column) => `old."${column}" ${differs} new."${column}"`)
  const when = isUpdate ? sql.raw(`when (${differences.join(' or ')})`) : sql``
  if (!isPostgres(database)) {
    await sql`create trigger ${name} after ${event} on "product" ${when}
      begin ${run} end`.execute(database)
    return
  }
  await sql`create function ${name}() returns trigger language plpgsql as $$
    begin ${run} return null; end $$`.execute(database)
  await sql`create trigger ${name} after ${event} on "product" for each row ${when}
    execute function ${name}()`.execute(database)
}

async function noteSchedules(database: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<{ _id: string }>`select "_id" from "product"
    where "visibility" <> 'live' or "liveFrom" <> '' or "liveUntil" <> ''`.execute(database)
  for (const { _id } of rows) await productIndex.put(database, _id)
}
