import { type Kysely, type RawBuilder, sql } from 'kysely'
import { z } from 'zod'
import { normaliseText } from '../../kernel/text-normalisation.ts'
import { isPostgres, jsonElements } from '../engine.ts'

/**
 * Indexes for product lists in every order (position, date, normalised name), each for the whole
 * catalogue and for a category, and counts maintained by triggers.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .alterTable('product')
    .addColumn('sortName', 'text', (column) => column.notNull().defaultTo(''))
    .execute()
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
    await database.schema
      .createIndex(`product_${columns.join('_')}`)
      .on('product')
      .columns(columns)
      .execute()
  await sql`create index "product_pictured" on "product" ("createdAt", "_id")
    where "images" <> '[]'`.execute(database)
  await countFacets(database)
}

const portion = 500

async function foldNames(database: Kysely<unknown>): Promise<void> {
  let after = ''
  for (;;) {
    const { rows } = await sql<unknown>`select "_id", "name" from "product"
      where "_id" > ${after} order by "_id" limit ${portion}`.execute(database)
    for (const row of rows) {
      const { _id, name } = z.object({ _id: z.string(), name: z.string() }).parse(row)
      await sql`update "product" set "sortName" = ${normaliseText(name)} where "_id" = ${_id}`.execute(
        database,
      )
      after = _id
    }
    if (rows.length < portion) return
  }
}

/** First material of a product's list: see `leadingMaterial`. */
function leading(database: Kysely<unknown>, material: RawBuilder<unknown>) {
  if (isPostgres(database)) return sql`trim(split_part(replace(${material}, ';', ','), ',', 1))`
  return sql`trim(substr(${material}, 1, instr(replace(${material}, ';', ',') || ',', ',') - 1))`
}

/** Counts that a product contributes to: the total, and its filter values. */
function facetsOf(database: Kysely<unknown>, row: 'new' | 'old') {
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

const counted = ['tags', 'material', 'createdBy', 'isDisplaingInSomethingUnique']

async function countFacets(database: Kysely<unknown>): Promise<void> {
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

/** An update changes counts only if a counted column changed. */
async function countAfter(
  database: Kysely<unknown>,
  happening: Happening,
  run: RawBuilder<unknown>,
): Promise<void> {
  const name = sql.id(`product_facet_${happening}`)
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
