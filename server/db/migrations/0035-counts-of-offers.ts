import { type Kysely, type RawBuilder, sql } from 'kysely'
import { isPostgres } from '../engine.ts'

/**
 * Counts of live products with a price, in all and by category, and by availability, maintained by
 * triggers: the totals of lists, and filter values.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`insert into "product_facet" ("kind", "value", "count")
    select 'shown-availability', "availability", count(*) from "product"
      where "isShown" = 1 and "availability" <> '' group by "availability"
    union all select 'shown-priced', '', count(*) from "product"
      where "isShown" = 1 and "effectivePrice" is not null having count(*) > 0
    union all select 'shown-priced', "createdBy", count(*) from "product"
      where "isShown" = 1 and "effectivePrice" is not null and "createdBy" is not null
      group by "createdBy"`.execute(database)
  const add = countBy('new', '+')
  const subtract = sql`${countBy('old', '-')}
    delete from "product_facet" where "count" <= 0;`
  await countAfter(database, 'insert', add)
  await countAfter(database, 'delete', subtract)
  await countAfter(database, 'update', sql`${add} ${subtract}`)
}

function countBy(row: 'new' | 'old', sign: '+' | '-') {
  const column = (name: string) => sql.raw(`${row}."${name}"`)
  return sql`insert into "product_facet" ("kind", "value", "count")
    select "kind", "value", 1 from (
      select 'shown-availability' as "kind", ${column('availability')} as "value"
        where ${column('availability')} <> ''
      union all select 'shown-priced', '' where ${column('effectivePrice')} is not null
      union all select 'shown-priced', ${column('createdBy')}
        where ${column('effectivePrice')} is not null and ${column('createdBy')} is not null
    ) as "facet" where ${column('isShown')} = 1
    on conflict ("kind", "value")
    do update set "count" = "product_facet"."count" ${sql.raw(sign)} excluded."count";`
}

const counted = ['availability', 'effectivePrice', 'createdBy', 'isShown']

type Happening = 'insert' | 'update' | 'delete'

async function countAfter(
  database: Kysely<unknown>,
  happening: Happening,
  run: RawBuilder<unknown>,
): Promise<void> {
  const name = sql.id(`product_facet_offer_${happening}`)
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
