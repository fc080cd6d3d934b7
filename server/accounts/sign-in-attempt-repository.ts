import type { Connection } from '../db/database.ts'
import { textsIn } from '../db/engine.ts'
import type { SignInCountRow } from '../db/schema.ts'

/** The present, and when the time of a try ends that is counted now: any later one is of a clock that went wrong. */
export interface CountBounds {
  at: string
  latest: string
}

/** The queries over counted tries at signing in. */
export const signInCounts = {
  /** Those of the keys whose time ends between two moments. */
  find: (
    connection: Connection,
    keys: string[],
    { at, latest }: CountBounds,
  ): Promise<SignInCountRow[]> =>
    connection
      .selectFrom('sign_in_count')
      .selectAll()
      .where('key', 'in', textsIn(connection, keys))
      .where('endsAt', '>', at)
      .where('endsAt', '<=', latest)
      .execute(),

  /** One more try; `endsAt` holds for the first of them. */
  async add(connection: Connection, key: string, endsAt: string): Promise<void> {
    await connection
      .insertInto('sign_in_count')
      .values({ key, tries: 1, endsAt })
      .onConflict((conflict) =>
        conflict.column('key').doUpdateSet((row) => ({
          tries: row('sign_in_count.tries', '+', 1),
        })),
      )
      .execute()
  },

  async rollBack(connection: Connection, keys: string[]): Promise<void> {
    await connection
      .updateTable('sign_in_count')
      .set((row) => ({ tries: row('tries', '-', 1) }))
      .where('key', 'in', textsIn(connection, keys))
      .where('tries', '>', 0)
      .execute()
  },

  async removeEnded(connection: Connection, { at, latest }: CountBounds): Promise<void> {
    await connection
      .deleteFrom('sign_in_count')
      .where((count) => count.or([count('endsAt', '<=', at), count('endsAt', '>', latest)]))
      .execute()
  },
}
