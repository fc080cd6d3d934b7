import { sql } from 'kysely'
import type { Database } from '../../server/db/database.ts'

/**
 * Rows per transaction. A trigger counts products row by row, and PostgreSQL reads all row versions of the counter
 * that the same transaction wrote before.
 */
const BATCH_SIZE = 500
const at = '2026-01-01T00:00:00.000Z'

/**
 * Inserts products directly into their table, each with its own photo, since the API would take minutes. Returns
 * their ids in list order. The search index does not contain them.
 */
export async function insertProducts(database: Database, count: number): Promise<string[]> {
  const ids = Array.from(
    { length: count },
    (_, index) => `01a1fe04-0000-7000-8000-${String(index).padStart(12, '0')}`,
  )
  for (let from = 0; from < count; from += BATCH_SIZE) {
    const rows = ids.slice(from, from + BATCH_SIZE).map((id, index) => {
      const images = [
        { file: `${id}.jpg`, width: 8, height: 8, placeholder: '#fff', alt: '', focus: '' },
      ]
      const name = `Swing ${from + index}`
      return sql`(${id}, ${name}, ${name.toLowerCase()}, '[]', '[]', '[]', ${JSON.stringify(images)},
        ${from + index}, 1, ${at}, ${at})`
    })
    await database.transaction().execute(async (transaction) => {
      await sql`insert into "product" ("_id", "name", "sortName", "tags", "maintenance",
        "additionalInformation", "images", "position", "version", "createdAt", "updatedAt")
        values ${sql.join(rows)}`.execute(transaction)
    })
  }
  return ids
}

/** Inserts media rows without generated variants for products of `insertProducts`. */
export async function insertUnfinishedMedia(database: Database, ids: string[]): Promise<void> {
  const media = ids.map((id) => ({
    file: `${id}.jpg`,
    kind: 'image' as const,
    type: 'image/jpeg',
    bytes: 1,
    width: 8,
    height: 8,
    createdAt: at,
    ready: 'none' as const,
  }))
  await database.insertInto('media').values(media).execute()
}
