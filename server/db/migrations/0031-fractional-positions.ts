import { type Kysely, sql } from 'kysely'
import { isPostgres } from '../engine.ts'

const tables = [
  'about',
  'carousel',
  'category',
  'chat_messages',
  'contact',
  'gallery',
  'item_review',
  'opening_hours',
  'page_texts',
  'product',
  'product_search',
  'review_video',
  'settings',
  'slogan',
  'social_card',
  'story',
]

/**
 * Fractional positions: a moved record lies halfway between its neighbours. SQLite needs no change,
 * since its column types are only affinities.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  if (!isPostgres(database)) return
  for (const table of tables)
    await sql`alter table ${sql.table(table)} alter column "position" type double precision`.execute(
      database,
    )
}
