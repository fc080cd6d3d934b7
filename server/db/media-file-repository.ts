import { sql } from 'kysely'
import type { Readiness } from '../../domain/media/media.ts'
import type { Connection } from './database.ts'
import { textsIn } from './engine.ts'
import type { MediaRow } from './schema.ts'

/** Maximum number of photos without all variants that are read with every list. */
const MAX_UNFINISHED = 200

/** Queries over media files. */
export const mediaRepository = {
  /** Identical bytes are one file. Returns true if the file is new. */
  async add(connection: Connection, media: MediaRow): Promise<boolean> {
    const added = await connection
      .insertInto('media')
      .values(media)
      .onConflict((conflict) => conflict.column('file').doNothing())
      .returning('file')
      .executeTakeFirst()
    return added !== undefined
  },

  find(connection: Connection, file: string): Promise<MediaRow | undefined> {
    return connection.selectFrom('media').selectAll().where('file', '=', file).executeTakeFirst()
  },

  /** Files among `files` that have a row. */
  async known(connection: Connection, files: string[]): Promise<Set<string>> {
    if (files.length === 0) return new Set()
    const rows = await connection
      .selectFrom('media')
      .select('file')
      .where('file', 'in', textsIn(connection, files))
      .execute()
    return new Set(rows.map(({ file }) => file))
  },

  /** The photo with this base name, whatever its extension. */
  findImage(connection: Connection, base: string): Promise<MediaRow | undefined> {
    return connection
      .selectFrom('media')
      .selectAll()
      .where('file', 'in', [`${base}.jpg`, `${base}.png`])
      .executeTakeFirst()
  },

  all(connection: Connection): Promise<MediaRow[]> {
    return connection.selectFrom('media').selectAll().execute()
  },

  async remove(connection: Connection, file: string): Promise<void> {
    await connection.deleteFrom('media').where('file', '=', file).execute()
    await connection.deleteFrom('rendition_job').where('file', '=', file).execute()
  },

  /** Photos among `files` that lack variants; nearly always none. */
  async unfinished(connection: Connection, files: string[]): Promise<Map<string, Readiness>> {
    if (files.length === 0) return new Map()
    const all = await mediaRepository.allUnfinished(connection)
    if (all !== null) return all
    const rows = selectUnfinished(connection).where('file', 'in', textsIn(connection, files))
    return readinessOf(await rows.execute())
  },

  /** All photos that lack variants, or null if there are too many to read with every list. */
  async allUnfinished(connection: Connection): Promise<Map<string, Readiness> | null> {
    const rows = await selectUnfinished(connection).limit(MAX_UNFINISHED).execute()
    return rows.length < MAX_UNFINISHED ? readinessOf(rows) : null
  },

  /** Publishes variants up to a stage: pages may refer to them from now on. */
  async setReady(connection: Connection, file: string, ready: Readiness): Promise<void> {
    await connection.updateTable('media').set({ ready }).where('file', '=', file).execute()
  },

  /** Marks all photos as without variants. */
  async deleteReady(connection: Connection): Promise<void> {
    await connection.updateTable('media').set({ ready: 'none' }).execute()
  },

  /** Increases the content revision. */
  async recordPublication(connection: Connection): Promise<void> {
    const { sequence } = await connection
      .insertInto('rendition_publication')
      .defaultValues()
      .returning('sequence')
      .executeTakeFirstOrThrow()
    await connection.deleteFrom('rendition_publication').where('sequence', '<', sequence).execute()
  },
}

/** The condition is spelled as in the partial index, which is nearly empty. */
function selectUnfinished(connection: Connection) {
  return connection
    .selectFrom('media')
    .select(['file', 'ready'])
    .where(sql<boolean>`"kind" = 'image' and "ready" <> 'avif'`)
}

function readinessOf(rows: Pick<MediaRow, 'file' | 'ready'>[]): Map<string, Readiness> {
  return new Map(rows.map(({ file, ready }) => [file, ready]))
}
