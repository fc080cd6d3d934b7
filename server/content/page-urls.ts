import { type Kysely, sql } from 'kysely'
import { type ContentType, resourceOf } from '../../domain/content/content-type.ts'
import { readStep, URL_SUFFIX_LENGTH } from '../../domain/urls/page-paths.ts'
import type { Connection, Database } from '../db/database.ts'

export type PageAddresses = ReturnType<typeof createPageAddresses>

export function createPageAddresses(database: Database) {
  return {
    /**
     * Id of the record that the last path segment of a URL refers to, by its present or any former
     * slug; null if no record can have it. The record may have been deleted.
     */
    find: (type: ContentType, step: string) => findPageRecord(database, type, step),
  }
}

/** The same on a connection. */
export async function findPageRecord(
  connection: Connection,
  type: ContentType,
  step: string,
): Promise<string | null> {
  const named = readStep(step)
  if (named === null) return null
  if ('id' in named) return named.id
  return (await pageEndings.find(connection, resourceOf(type), named.ending)) ?? null
}

/**
 * URL suffixes: the end of a record's id in its URL belongs to the first record that had it, for
 * good. Any later record has its whole id there. A trigger adds the suffix with the first revision
 * of a record.
 */
export const pageEndings = {
  /** Id of the record, deleted ones included; undefined if no record ever had this suffix. */
  async find<S>(
    connection: Kysely<S>,
    resource: string,
    ending: string,
  ): Promise<string | undefined> {
    const { rows } = await sql<{ recordId: string }>`select "recordId" from "page_ending"
      where "resource" = ${resource} and "ending" = ${ending}`.execute(connection)
    return rows[0]?.recordId
  },

  /** Records whose URL needs the whole id; nearly always none. */
  async long<S>(connection: Kysely<S>, resource: string): Promise<Set<string>> {
    const { rows } = await sql<{ recordId: string }>`select "recordId" from "page_ending"
      where length("ending") > ${sql.raw(String(URL_SUFFIX_LENGTH))}
      and "resource" = ${resource}`.execute(connection)
    return new Set(rows.map(({ recordId }) => recordId))
  },
}
