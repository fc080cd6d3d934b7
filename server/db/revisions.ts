import { sql } from 'kysely'
import { resourceOf } from '../../domain/content/content-type.ts'
import { product } from '../../domain/content/product.ts'
import type { RevisionAction } from '../../domain/content/revision.ts'
import type { Connection } from './database.ts'
import type { RevisionRow } from './schema.ts'

export interface NewRevision {
  resource: string
  recordId: string
  version: number
  action: RevisionAction
  name: string
  state: unknown
  at: string
  by: string | null
}

/** A revision without the state, as a log tells of it. */
export type RevisionNote = Omit<RevisionRow, 'sequence' | 'state'> & { sequence: number }
/** A revision with its state as JSON. */
export type Revision = RevisionNote & Pick<RevisionRow, 'state'>

/** Which part of a list, newest first; a limit of 0 or none is all. */
export interface RevisionPage {
  skip?: number
  limit?: number
}

/** What pages are made of: the newest write, how often renditions became ready, and what was asked of the writes. */
export interface ContentStanding {
  written: number
  published: number
  isOther: boolean
}

/** What was written, when and by whom; its highest sequence is the revision of the whole content. */
export const revisionRepository = {
  async add(connection: Connection, revision: NewRevision): Promise<void> {
    await connection
      .insertInto('revision')
      .values({ ...revision, state: JSON.stringify(revision.state) })
      .execute()
  },

  /** Where the content stands; of the writes after `since`, whether any was of something else than a product. */
  async standing(connection: Connection, since: number): Promise<ContentStanding> {
    // In one statement: nearly everything asks for it first of all after a write.
    const { rows } = await sql<{ written: number | null; published: number | null; other: number }>`
      select (select max("sequence") from "revision") as "written",
        (select max("sequence") from "rendition_publication") as "published",
        (select count(*) from (select 1 from "revision" where "sequence" > ${since}
          and "resource" <> ${resourceOf(product)} limit 1) as "first") as "other"`.execute(
      connection,
    )
    return {
      written: Number(rows[0]?.written ?? 0),
      published: Number(rows[0]?.published ?? 0),
      isOther: Number(rows[0]?.other) > 0,
    }
  },

  /** How often renditions became ready. */
  async publications(connection: Connection): Promise<number> {
    const row = await connection
      .selectFrom('rendition_publication')
      .select((of) => of.fn.max('sequence').as('sequence'))
      .executeTakeFirst()
    return Number(row?.sequence ?? 0)
  },

  /** The revision of the whole content; 0 before the first write. */
  async current(connection: Connection): Promise<number> {
    const row = await connection
      .selectFrom('revision')
      .select((of) => of.fn.max('sequence').as('sequence'))
      .executeTakeFirst()
    return Number(row?.sequence ?? 0)
  },

  /** Whether anything written after a revision of the content names a file. */
  async isNamedSince(connection: Connection, sequence: number, file: string): Promise<boolean> {
    const row = await connection
      .selectFrom('revision')
      .select('sequence')
      .where('sequence', '>', sequence)
      .where('state', 'like', `%${file}%`)
      .limit(1)
      .executeTakeFirst()
    return row !== undefined
  },

  /** Everything that was written, newest first. */
  async activity(
    connection: Connection,
    { skip, limit }: RevisionPage,
  ): Promise<{ notes: RevisionNote[]; total: number }> {
    const notes = await connection
      .selectFrom('revision')
      .select(['sequence', 'resource', 'recordId', 'version', 'action', 'name', 'at', 'by'])
      .orderBy('sequence', 'desc')
      .offset(skip ?? 0)
      .limit(limit || Number.MAX_SAFE_INTEGER)
      .execute()
    const count = await connection
      .selectFrom('revision')
      .select((of) => of.fn.countAll().as('count'))
      .executeTakeFirst()
    return { notes, total: Number(count?.count ?? 0) }
  },

  /** What was written to one record, newest first. */
  async ofRecord(
    connection: Connection,
    resource: string,
    recordId: string,
    { skip, limit }: RevisionPage,
  ): Promise<{ revisions: Revision[]; total: number }> {
    const query = connection
      .selectFrom('revision')
      .where('resource', '=', resource)
      .where('recordId', '=', recordId)
    const revisions = await query
      .selectAll()
      .orderBy('version', 'desc')
      .offset(skip ?? 0)
      .limit(limit || Number.MAX_SAFE_INTEGER)
      .execute()
    const count = await query.select((of) => of.fn.countAll().as('count')).executeTakeFirst()
    return { revisions, total: Number(count?.count ?? 0) }
  },

  find(
    connection: Connection,
    resource: string,
    recordId: string,
    version: number,
  ): Promise<Revision | undefined> {
    return connection
      .selectFrom('revision')
      .selectAll()
      .where('resource', '=', resource)
      .where('recordId', '=', recordId)
      .where('version', '=', version)
      .executeTakeFirst()
  },

  /** The newest version that a record ever had; 0 for one that never was. */
  async lastVersion(connection: Connection, resource: string, recordId: string): Promise<number> {
    const row = await connection
      .selectFrom('revision')
      .select((of) => of.fn.max('version').as('version'))
      .where('resource', '=', resource)
      .where('recordId', '=', recordId)
      .executeTakeFirst()
    return Number(row?.version ?? 0)
  },

  /** The deletions after a moment that nothing has undone since, newest first. */
  async deleted(
    connection: Connection,
    after: string,
    { skip, limit }: RevisionPage,
  ): Promise<{ revisions: Revision[]; total: number }> {
    const query = deletions(connection, after)
    const revisions = await query
      .selectAll()
      .orderBy('sequence', 'desc')
      .offset(skip ?? 0)
      .limit(limit || Number.MAX_SAFE_INTEGER)
      .execute()
    const count = await query.select((of) => of.fn.countAll().as('count')).executeTakeFirst()
    return { revisions, total: Number(count?.count ?? 0) }
  },

  /** The deletion of one record, if it happened after the moment and nothing has undone it since. */
  findDeleted(
    connection: Connection,
    after: string,
    recordId: string,
  ): Promise<Revision | undefined> {
    return deletions(connection, after)
      .selectAll()
      .where('recordId', '=', recordId)
      .executeTakeFirst()
  },
}

function deletions(connection: Connection, after: string) {
  return connection
    .selectFrom('revision')
    .where('action', '=', 'delete')
    .where('at', '>', after)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('revision as later')
            .select('later.sequence')
            .whereRef('later.resource', '=', 'revision.resource')
            .whereRef('later.recordId', '=', 'revision.recordId')
            .whereRef('later.version', '>', 'revision.version'),
        ),
      ),
    )
}
