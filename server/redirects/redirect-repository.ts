import { type RawBuilder, sql } from 'kysely'
import { redirect } from '../../domain/content/redirect.ts'
import type { Connection } from '../db/database.ts'
import { textsIn } from '../db/engine.ts'
import { contentRepository, type Page, type StoredRecord } from '../db/record-repository.ts'
import { containing } from '../kernel/text-normalisation.ts'

/** Queries of redirects beyond those of every content type. */
export const redirectRepository = {
  /** Redirects from paths, in the form of `readPath`. */
  listFrom: (connection: Connection, paths: string[]): Promise<StoredRecord[]> =>
    contentRepository.list(connection, redirect, {
      where: sql`"from" in ${textsIn(connection, paths)}`,
      // The order of the index.
      orderBy: sql`"from"`,
    }),

  /** Redirects that lead to a path of this site, with any query. */
  listTo: (connection: Connection, path: string): Promise<StoredRecord[]> =>
    contentRepository.list(connection, redirect, {
      where: sql`"toPath" = ${path}`,
      orderBy: sql`"toPath"`,
    }),

  /** Page of those with a text in either address, and the number of all of them. */
  async search(connection: Connection, q: string, page: Page) {
    const where = q === '' ? undefined : containsText(q)
    return {
      records: await contentRepository.list(connection, redirect, { ...page, where }),
      total: await contentRepository.count(connection, redirect, where),
    }
  },

  async setToPath(connection: Connection, id: string, path: string): Promise<void> {
    await sql`update "redirect" set "toPath" = ${path} where "_id" = ${id}`.execute(connection)
  },
}

function containsText(q: string): RawBuilder<unknown> {
  const pattern = containing(q.toLowerCase())
  // Databases make only the letters of ASCII small; the path is stored so.
  return sql`("from" like ${pattern} escape '\\' or "toPath" like ${pattern} escape '\\' or lower("to") like ${pattern} escape '\\')`
}
