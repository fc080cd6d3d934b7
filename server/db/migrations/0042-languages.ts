import type { Kysely } from 'kysely'
import { addColumns } from '../migration-steps.ts'

/** Tables with translated fields. */
const tables = [
  'category',
  'choice',
  'product',
  'carousel',
  'slogan',
  'social_card',
  'about',
  'story',
  'gallery',
  'contact',
  'item_review',
  'settings',
  'page_texts',
  'chat_messages',
  'opening_hours',
]

/** Languages of the shop, and translations of each record. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await addColumns(database, 'settings', { languages: '["en"]' })
  for (const table of tables) await addColumns(database, table, { translations: '{}' })
}
