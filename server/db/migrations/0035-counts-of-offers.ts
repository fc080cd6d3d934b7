import { type Kysely, sql } from 'kysely'
import { countFacets, type TriggerRow } from '../migration-steps.ts'

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
  await countFacets(database, {
    name: 'product_facet_offer',
    columns: ['availability', 'effectivePrice', 'createdBy', 'isShown'],
    select: facetsOf,
  })
}

function facetsOf(row: TriggerRow) {
  const column = (name: string) => sql.raw(`${row}."${name}"`)
  return sql`select "kind", "value", 1 from (
      select 'shown-availability' as "kind", ${column('availability')} as "value"
        where ${column('availability')} <> ''
      union all select 'shown-priced', '' where ${column('effectivePrice')} is not null
      union all select 'shown-priced', ${column('createdBy')}
        where ${column('effectivePrice')} is not null and ${column('createdBy')} is not null
    ) as "facet" where ${column('isShown')} = 1`
}
