import { type SelectQueryBuilder, sql } from 'kysely'
import { resourceOf } from '../../domain/content/content-type.ts'
import { product } from '../../domain/content/product.ts'
import type { RevisionAction } from '../../domain/content/revision.ts'
import { enquiryResource } from '../../domain/enquiry/enquiry.ts'
import type { Connection } from './database.ts'
import type { RevisionRow, Schema } from './schema.ts'

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

/** A revision without its state, for logs. */
export type RevisionNote = Omit<RevisionRow, 'sequence' | 'state'> & { sequence: number }
/** A revision with its state as JSON. */
export type Revision = RevisionNote & Pick<RevisionRow, 'state'>

/** Some revisions, and the number of all. */
interface Revisions {
  revisions: Revision[]
  total: number
}

/** A page of a list, newest first; a limit of 0 or none means all. */
export interface RevisionPage {
  skip?: number
  limit?: number
}

/**
 * Content state: last write, last publication of variants, and whether a write since the given one
 * changed more than products.
 */
export interface ContentStanding {
  written: number
  published: number
  isOther: boolean
}

/** Resources with a history that no page shows directly. */
const resourcesWithoutPages = [enquiryResource, 'pictures', 'quotations']

/**
 * Condition of the writes that pages may show. A literal, since the partial index
 * `revision_content` is chosen only by one.
 */
const isContent = sql<boolean>`"resource" not in (${sql.join(resourcesWithoutPages.map((resource) => sql.lit(resource)))})`

/**
 * Condition of the writes in the log of activity, spelled as in the partial index
 * `revision_activity`: that pictures were added would drown the others.
 */
const isActivity = sql<boolean>`not ("resource" = 'pictures' and "action" = 'create')`

/**
 * Revisions: one row per write, with time and author. The highest sequence of content is the
 * revision of the whole content.
 */
export const revisionRepository = {
  async add(connection: Connection, revision: NewRevision): Promise<void> {
    await connection
      .insertInto('revision')
      .values({ ...revision, state: JSON.stringify(revision.state) })
      .execute()
  },

  /** Reads the content state; `isOther` covers the writes after `since`. */
  async standing(connection: Connection, since: number): Promise<ContentStanding> {
    // A single statement, since it is the first query of nearly every request after a write.
    const { rows } = await sql<{ written: number | null; published: number | null; other: number }>`
      select (select max("sequence") from "revision" where ${isContent}) as "written",
        (select max("sequence") from "rendition_publication") as "published",
        (select count(*) from (select 1 from "revision" where "sequence" > ${since}
          and ${isContent} and "resource" <> ${resourceOf(product)} limit 1) as "first")
          as "other"`.execute(connection)
    return {
      written: Number(rows[0]?.written ?? 0),
      published: Number(rows[0]?.published ?? 0),
      isOther: Number(rows[0]?.other) > 0,
    }
  },

  /** Sequence of the last write of any kind. */
  async last(connection: Connection): Promise<number> {
    const row = await connection
      .selectFrom('revision')
      .select((of) => of.fn.max('sequence').as('sequence'))
      .executeTakeFirst()
    return Number(row?.sequence ?? 0)
  },

  /** True if a revision after the given one refers to a file. */
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

  /** States since a moment, as of `statesSince`, that name one of some files, oldest first. */
  async naming(connection: Connection, files: string[], after: string): Promise<RevisionNote[]> {
    if (files.length === 0) return []
    const named = files.map((file) => sql<boolean>`"state" like ${`%${file}%`}`)
    const { rows } = await sql<RevisionNote>`
      select "sequence", "resource", "recordId", "version", "action", "name", "at", "by"
      from (${revisionsSince(after)}) as "since"
      where ${sql.join(named, sql` or `)} order by "sequence"`.execute(connection)
    return rows
  },

  /** All writes, newest first. */
  async activity(
    connection: Connection,
    { skip, limit }: RevisionPage,
  ): Promise<{ notes: RevisionNote[]; total: number }> {
    const notes = await connection
      .selectFrom('revision')
      .select(['sequence', 'resource', 'recordId', 'version', 'action', 'name', 'at', 'by'])
      .where(isActivity)
      .orderBy('sequence', 'desc')
      .offset(skip ?? 0)
      .limit(limit || Number.MAX_SAFE_INTEGER)
      .execute()
    const count = await connection
      .selectFrom('revision')
      .select((of) => of.fn.countAll().as('count'))
      .where(isActivity)
      .executeTakeFirst()
    return { notes, total: Number(count?.count ?? 0) }
  },

  /** The writes to one record, newest first. */
  ofRecord(
    connection: Connection,
    resource: string,
    recordId: string,
    page: RevisionPage,
  ): Promise<Revisions> {
    const query = connection
      .selectFrom('revision')
      .where('resource', '=', resource)
      .where('recordId', '=', recordId)
    return readPage(query, 'version', page)
  },

  /** States of all records of a resource, oldest first. */
  states(
    connection: Connection,
    resource: string,
  ): Promise<Pick<Revision, 'sequence' | 'state'>[]> {
    return connection
      .selectFrom('revision')
      .select(['sequence', 'state'])
      .where('resource', '=', resource)
      .orderBy('sequence')
      .execute()
  },

  /** States of all records at any time after a moment, with those that a write since then ended. */
  async statesSince(connection: Connection, after: string): Promise<string[]> {
    const { rows } = await sql<{ state: string }>`
      select "state" from (${revisionsSince(after)}) as "since"`.execute(connection)
    return rows.map(({ state }) => state)
  },

  /** The newest revision up to a version: changes of the default language write versions without one. */
  findUpTo(
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
      .where('version', '<=', version)
      .orderBy('version', 'desc')
      .limit(1)
      .executeTakeFirst()
  },

  /** The last version of a record, deleted ones included; 0 if it never existed. */
  async lastVersion(connection: Connection, resource: string, recordId: string): Promise<number> {
    const row = await connection
      .selectFrom('revision')
      .select((of) => of.fn.max('version').as('version'))
      .where('resource', '=', resource)
      .where('recordId', '=', recordId)
      .executeTakeFirst()
    return Number(row?.version ?? 0)
  },

  /** Deletions after a moment that have not been undone, newest first. */
  deleted(connection: Connection, after: string, page: RevisionPage): Promise<Revisions> {
    return readPage(deletions(connection).where('at', '>', after), 'sequence', page)
  },

  /** Deletions of these records after a moment that have not been undone, by id. */
  async findDeleted(
    connection: Connection,
    after: string,
    recordIds: readonly string[],
  ): Promise<Map<string, Revision>> {
    const found = await deletions(connection)
      .selectAll()
      .where('at', '>', after)
      .where('recordId', 'in', recordIds)
      .execute()
    return new Map(found.map((revision) => [revision.recordId, revision]))
  },

  /** Ids of the records of a resource that were deleted up to a moment and not restored since. */
  async deletedUpTo(connection: Connection, resource: string, moment: string): Promise<string[]> {
    const found = await deletions(connection)
      .select('recordId')
      .where('resource', '=', resource)
      .where('at', '<=', moment)
      .execute()
    return found.map(({ recordId }) => recordId)
  },

  /** Last names of records by id, deleted ones included. */
  async lastNames(
    connection: Connection,
    recordIds: readonly string[],
  ): Promise<Map<string, string>> {
    const found = await connection
      .selectFrom('revision')
      .select(['recordId', 'name'])
      .where('recordId', 'in', recordIds)
      .orderBy('sequence')
      .execute()
    return new Map(found.map(({ recordId, name }) => [recordId, name]))
  },
}

/** Revisions after a moment, and those that were the last ones at it and have ended since. */
function revisionsSince(after: string) {
  return sql`
    select * from "revision" where "at" > ${after}
    union all
    select "former".* from (
      select "resource", "recordId", min("version") as "version" from "revision"
      where "at" > ${after} group by "resource", "recordId"
    ) as "first"
    join "revision" as "former" on "former"."resource" = "first"."resource"
      and "former"."recordId" = "first"."recordId"
      and "former"."version" = (
        select max("version") from "revision" as "earlier"
        where "earlier"."resource" = "first"."resource"
          and "earlier"."recordId" = "first"."recordId"
          and "earlier"."version" < "first"."version")`
}

async function readPage(
  query: SelectQueryBuilder<Schema, 'revision', object>,
  newest: 'sequence' | 'version',
  { skip, limit }: RevisionPage,
): Promise<Revisions> {
  const revisions = await query
    .selectAll()
    .orderBy(newest, 'desc')
    .offset(skip ?? 0)
    .limit(limit || Number.MAX_SAFE_INTEGER)
    .execute()
  const count = await query.select((of) => of.fn.countAll().as('count')).executeTakeFirst()
  return { revisions, total: Number(count?.count ?? 0) }
}

/** Deletions that have not been undone. */
function deletions(connection: Connection) {
  return connection
    .selectFrom('revision')
    .where('action', '=', 'delete')
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
