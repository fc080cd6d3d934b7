import { type Kysely, sql } from 'kysely'
import { z } from 'zod'

const columns = [
  ['category', 'image'],
  ['product', 'images'],
  ['carousel', 'image'],
  ['review_video', 'video'],
  ['social_card', 'thumbnail_media'],
  ['about', 'image'],
  ['about', 'video'],
  ['story', 'image'],
  ['gallery', 'images'],
  ['contact', 'image'],
  ['settings', 'logo'],
  ['revision', 'state'],
  ['media', 'file'],
] as const

/**
 * Shortens file names from 64 hexadecimal digits to 22 characters in all rows that contain them.
 * The files are renamed at the next start, when this is durable; `chore` holds one-off tasks for a
 * start.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable('chore')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .execute()
  let count = 0
  for (const [table, column] of columns) count += await shortenColumn(database, table, column)
  if (count === 0) return
  await sql`insert into "chore" ("name") values ('shorten-file-names')`.execute(database)
}

const portion = 500
const longName = /^[0-9a-f]{64}(?=\.[a-z0-9]+$)|(?<="file":")[0-9a-f]{64}(?=\.[a-z0-9]+")/g
const row = z.object({ key: z.union([z.string(), z.number()]), value: z.string() })

/** Returns the number of changed rows. */
async function shortenColumn(
  database: Kysely<unknown>,
  table: string,
  column: string,
): Promise<number> {
  const key = table === 'revision' ? 'sequence' : table === 'media' ? 'file' : '_id'
  let after: string | number = table === 'revision' ? 0 : ''
  let count = 0
  for (;;) {
    const { rows } = await sql<unknown>`
      select ${sql.ref(key)} as "key", ${sql.ref(column)} as "value" from ${sql.table(table)}
      where ${sql.ref(key)} > ${after} and ${sql.ref(column)} is not null
      order by ${sql.ref(key)} limit ${portion}`.execute(database)
    for (const found of rows.map((found) => row.parse(found))) {
      const value = found.value.replace(longName, shorten)
      after = found.key
      if (value === found.value) continue
      await sql`update ${sql.table(table)} set ${sql.ref(column)} = ${value}
        where ${sql.ref(key)} = ${found.key}`.execute(database)
      count += 1
    }
    if (rows.length < portion) return count
  }
}

function shorten(hash: string): string {
  return Buffer.from(hash, 'hex').subarray(0, 16).toString('base64url')
}
