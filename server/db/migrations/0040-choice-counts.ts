import { type Kysely, sql } from 'kysely'
import { isPostgres } from '../engine.ts'
import { countFacets, type TriggerRow } from '../migration-steps.ts'

/**
 * Counts of live products that name a value of a choice, and of those that offer all values of one,
 * maintained by triggers: filter values. No product has choices before.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  await countFacets(database, {
    name: 'product_facet_choice',
    columns: ['choices', 'isShown'],
    select: (row) =>
      sql`select "kind", "value", 1 from (${facetsOf(database, row)}) as "facet" where true`,
  })
}

/** Values that a live product names, and choices of which it offers all values. */
function facetsOf(database: Kysely<unknown>, row: TriggerRow) {
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
