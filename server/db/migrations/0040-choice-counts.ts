import { type Kysely, type RawBuilder, sql } from 'kysely'
import { isPostgres } from '../engine.ts'

/**
 * Counts of live products that name a value of a choice, and of those that offer all values of one,
 * maintained by triggers: filter values. No product has choices before.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  const add = countBy(database, 'new', '+')
  const subtract = sql`${countBy(database, 'old', '-')}
    delete from "product_facet" where "count" <= 0;`
  await countAfter(database, 'insert', add)
  await countAfter(database, 'delete', subtract)
  await countAfter(database, 'update', sql`${add} ${subtract}`)
}

/** Values that a live product names, and choices of which it offers all values. */
function facetsOf(database: Kysely<unknown>, row: 'new' | 'old') {
  const isShown = sql.raw(`${row}."isShown" = 1`)
  const choices = sql.raw(`${row}."choices"`)
  if (isPostgres(database))
    return sql`select 'shown-choice' as "kind", "entry" ->> 'choice' as "value"
        from jsonb_array_elements(${choices}::jsonb) as "entry"
        where jsonb_array_length("entry" -> 'values') = 0 and ${isShown}
      union select 'shown-value', "named"
        from jsonb_array_elements(${choices}::jsonb) as "entry",
          jsonb_array_elements_text("entry" -> 'values') as "named"
        where ${isShown}`
  return sql`select 'shown-choice' as "kind", json_extract("entry"."value", '$.choice') as "value"
      from json_each(${choices}) as "entry"
      where json_array_length("entry"."value", '$.values') = 0 and ${isShown}
    union select 'shown-value', "named"."value"
      from json_each(${choices}) as "entry", json_each("entry"."value", '$.values') as "named"
      where ${isShown}`
}

function countBy(database: Kysely<unknown>, row: 'new' | 'old', sign: '+' | '-') {
  return sql`insert into "product_facet" ("kind", "value", "count")
    select "kind", "value", 1 from (${facetsOf(database, row)}) as "facet" where true
    on conflict ("kind", "value")
    do update set "count" = "product_facet"."count" ${sql.raw(sign)} excluded."count";`
}

const counted = ['choices', 'isShown']

type Happening = 'insert' | 'update' | 'delete'

async function countAfter(
  database: Kysely<unknown>,
  happening: Happening,
  run: RawBuilder<unknown>,
): Promise<void> {
  const name = sql.id(`product_facet_choice_${happening}`)
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
