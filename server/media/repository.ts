import type { Connection } from '../db/database.ts'
import type { MediaRow } from '../db/schema.ts'

/** The files that are kept, with what is known of each. */
export const mediaRepository = {
  /** The same bytes sent twice are one file. */
  async add(connection: Connection, media: MediaRow): Promise<void> {
    await connection
      .insertInto('media')
      .values(media)
      .onConflict((conflict) => conflict.column('file').doNothing())
      .execute()
  },

  find(connection: Connection, file: string): Promise<MediaRow | undefined> {
    return connection.selectFrom('media').selectAll().where('file', '=', file).executeTakeFirst()
  },

  /** Those of the files that are kept. */
  async known(connection: Connection, files: string[]): Promise<Set<string>> {
    if (files.length === 0) return new Set()
    const rows = await connection
      .selectFrom('media')
      .select('file')
      .where('file', 'in', files)
      .execute()
    return new Set(rows.map(({ file }) => file))
  },

  /** The photograph with this hash, whatever its extension. */
  findImage(connection: Connection, hash: string): Promise<MediaRow | undefined> {
    return connection
      .selectFrom('media')
      .selectAll()
      .where('file', 'in', [`${hash}.jpg`, `${hash}.png`])
      .executeTakeFirst()
  },

  all(connection: Connection): Promise<MediaRow[]> {
    return connection.selectFrom('media').selectAll().execute()
  },

  async remove(connection: Connection, file: string): Promise<void> {
    await connection.deleteFrom('media').where('file', '=', file).execute()
  },
}
