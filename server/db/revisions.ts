import type { Connection } from './database.ts'
import type { RevisionAction } from './schema.ts'

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

/** What was written, when and by whom; its highest sequence is the revision of the whole content. */
export const revisionRepository = {
  async add(connection: Connection, revision: NewRevision): Promise<void> {
    await connection
      .insertInto('revision')
      .values({ ...revision, state: JSON.stringify(revision.state) })
      .execute()
  },

  /** The revision of the whole content; 0 before the first write. */
  async current(connection: Connection): Promise<number> {
    const row = await connection
      .selectFrom('revision')
      .select((of) => of.fn.max('sequence').as('sequence'))
      .executeTakeFirst()
    return Number(row?.sequence ?? 0)
  },
}
