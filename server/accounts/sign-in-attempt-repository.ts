import type { Connection } from '../db/database.ts'
import { textsIn } from '../db/engine.ts'
import type { SignInCountRow } from '../db/schema.ts'

/**
 * The present, and the end of a window that starts now: a later end was written by a wrong clock
 * and is ignored.
 */
export interface CountPeriod {
  at: string
  latest: string
}

/** Queries over counted sign-in attempts. */
export const signInCounts = {
  /** Counts of the keys whose window ends between the two moments. */
  find: (
    connection: Connection,
    keys: string[],
    { at, latest }: CountPeriod,
  ): Promise<SignInCountRow[]> =>
    connection
      .selectFrom('sign_in_count')
      .selectAll()
      .where('key', 'in', textsIn(connection, keys))
      .where('endsAt', '>', at)
      .where('endsAt', '<=', latest)
      .execute(),

  /** Counts one attempt; `endsAt` applies only to the first one of a window. */
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

  async removeEnded(connection: Connection, { at, latest }: CountPeriod): Promise<void> {
    await connection
      .deleteFrom('sign_in_count')
      .where((count) => count.or([count('endsAt', '<=', at), count('endsAt', '>', latest)]))
      .execute()
  },
}
