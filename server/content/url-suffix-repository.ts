import { type Kysely, sql } from 'kysely'
import { URL_SUFFIX_LENGTH } from '../../domain/urls/page-paths.ts'

/**
 * Which record's page an address ends with the end of whose id: the first that had it, for good. Any later
 * one has its whole id there. A trigger notes it with the first revision of a record.
 */
export const pageEndings = {
  /** The id of the record, deleted ones included; undefined where no record ever had this ending. */
  async find<S>(
    connection: Kysely<S>,
    resource: string,
    ending: string,
  ): Promise<string | undefined> {
    const { rows } = await sql<{ recordId: string }>`select "recordId" from "page_ending"
      where "resource" = ${resource} and "ending" = ${ending}`.execute(connection)
    return rows[0]?.recordId
  },

  /** The records whose address needs the whole id; hardly ever there is one. */
  async long<S>(connection: Kysely<S>, resource: string): Promise<Set<string>> {
    const { rows } = await sql<{ recordId: string }>`select "recordId" from "page_ending"
      where length("ending") > ${sql.raw(String(URL_SUFFIX_LENGTH))}
      and "resource" = ${resource}`.execute(connection)
    return new Set(rows.map(({ recordId }) => recordId))
  },
}
