import { type Kysely, type RawBuilder, sql } from 'kysely'
import { isPostgres } from './engine.ts'
import { productIndex } from './search-index/product-index.ts'

/*
 * Steps that several migrations share. A step's effect never changes: a database of any version
 * leads to the same tables.
 */

/** Adds columns that are never null, texts or integers by their initial values. */
export async function addColumns<S>(
  database: Kysely<S>,
  table: string,
  columns: Record<string, string | number>,
): Promise<void> {
  for (const [name, initial] of Object.entries(columns))
    await database.schema
      .alterTable(table)
      .addColumn(name, typeof initial === 'number' ? 'integer' : 'text', (column) =>
        column.notNull().defaultTo(initial),
      )
      .execute()
}

/** Begins a content table with the system columns of every record. */
export function createContentTable(
  database: Kysely<unknown>,
  table: string,
  position: 'integer' | 'double precision',
) {
  return database.schema
    .createTable(table)
    .addColumn('_id', 'text', (column) => column.primaryKey())
    .addColumn('position', position, (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('createdAt', 'text', (column) => column.notNull())
    .addColumn('updatedAt', 'text', (column) => column.notNull())
    .addColumn('updatedBy', 'text')
}

/** Creates an index that is named after its columns. */
export async function createIndex<S>(
  database: Kysely<S>,
  table: string,
  columns: string[],
  name = columns.join('_'),
): Promise<void> {
  await database.schema.createIndex(`${table}_${name}`).on(table).columns(columns).execute()
}

/** Creates indexes of live products in orders of lists. */
export async function createShownIndexes(
  database: Kysely<unknown>,
  orders: string[][],
): Promise<void> {
  for (const columns of orders)
    await sql`create index ${sql.id(`product_shown_${columns.join('_')}`)}
      on "product" (${sql.join([...columns, '_id'].map((column) => sql.ref(column)))})
      where "isShown" = 1`.execute(database)
}

const BATCH_SIZE = 500

/** Reads products by id in batches, with `_id` among the columns. */
export async function* readProducts<R extends { _id: string }>(
  database: Kysely<unknown>,
  columns: RawBuilder<unknown>,
  condition: RawBuilder<unknown> = sql`1 = 1`,
): AsyncGenerator<R> {
  for (let after = ''; ; ) {
    const { rows } = await sql<R>`select ${columns} from "product"
      where "_id" > ${after} and ${condition} order by "_id" limit ${BATCH_SIZE}`.execute(database)
    yield* rows
    if (rows.length < BATCH_SIZE) return
    after = rows.at(-1)?._id ?? ''
  }
}

/** Indexes products again, all without a condition. */
export async function indexProducts(
  database: Kysely<unknown>,
  condition?: RawBuilder<unknown>,
): Promise<void> {
  for await (const { _id } of readProducts(database, sql`"_id"`, condition))
    await productIndex.put(database, _id)
}

/** Row of a product that a trigger sees. */
export type TriggerRow = 'new' | 'old'

interface CountedFacets {
  /** Beginning of the triggers' names. */
  name: string
  /** Columns of which changes change counts. */
  columns: string[]
  /** Selects `kind`, `value` and `count` of what a row contributes. */
  select: (row: TriggerRow) => RawBuilder<unknown>
}

/** Maintains counts of filter values by triggers of products. */
export async function countFacets(
  database: Kysely<unknown>,
  { name, columns, select }: CountedFacets,
): Promise<void> {
  const countBy = (row: TriggerRow, sign: '+' | '-') => sql`
    insert into "product_facet" ("kind", "value", "count") ${select(row)}
    on conflict ("kind", "value")
    do update set "count" = "product_facet"."count" ${sql.raw(sign)} excluded."count";`
  const add = countBy('new', '+')
  const subtract = sql`${countBy('old', '-')} delete from "product_facet" where "count" <= 0;`
  const differs = isPostgres(database) ? 'is distinct from' : 'is not'
  const differences = columns.map((column) => `old."${column}" ${differs} new."${column}"`)
  await createTrigger(database, `${name}_insert`, sql`insert on "product"`, sql``, add)
  await createTrigger(database, `${name}_delete`, sql`delete on "product"`, sql``, subtract)
  await createTrigger(
    database,
    `${name}_update`,
    sql`update of ${sql.join(columns.map((column) => sql.ref(column)))} on "product"`,
    sql.raw(`when (${differences.join(' or ')})`),
    sql`${add} ${subtract}`,
  )
}

/** First material of a product's list: see `leadingMaterial`. */
export function leading(database: Kysely<unknown>, material: RawBuilder<unknown>) {
  if (isPostgres(database)) return sql`trim(split_part(replace(${material}, ';', ','), ',', 1))`
  return sql`trim(substr(${material}, 1, instr(replace(${material}, ';', ',') || ',', ',') - 1))`
}

/** Adds the URL suffix of a new record, in a trigger of revisions. */
export const claimUrlSuffix = sql`insert into "page_ending" ("resource", "ending", "recordId")
  select new."resource", case when exists (
      select 1 from "page_ending" where "resource" = new."resource"
      and "ending" = substr(new."recordId", 25)
    ) then new."recordId" else substr(new."recordId", 25) end, new."recordId"
  where not exists (select 1 from "page_ending"
    where "resource" = new."resource" and "recordId" = new."recordId");`

/** Creates a trigger that runs statements after an event of a row. */
export async function createTrigger(
  database: Kysely<unknown>,
  name: string,
  event: RawBuilder<unknown>,
  when: RawBuilder<unknown>,
  run: RawBuilder<unknown>,
): Promise<void> {
  const id = sql.id(name)
  if (!isPostgres(database)) {
    await sql`create trigger ${id} after ${event} ${when} begin ${run} end`.execute(database)
    return
  }
  await sql`create function ${id}() returns trigger language plpgsql as $$
    begin ${run} return null; end $$`.execute(database)
  await sql`create trigger ${id} after ${event} for each row ${when}
    execute function ${id}()`.execute(database)
}
