import type { Database } from '../db/database.ts'
import { now } from '../kernel/clock.ts'

/** Key of the backup job's row. */
const task = 'backup'

/** Due time and last result of the scheduled backup, shared by all processes on one database. */
export const backupJob = {
  /**
   * Returns true if this process has to make a backup now. It is due again at `retryAt` unless
   * `complete` is called: the backup may fail, or the process end before it. `next` is the due time
   * of the pattern.
   */
  async claim(database: Database, next: string, retryAt: string): Promise<boolean> {
    await database
      .insertInto('regular_task')
      .values({ name: task, dueAt: next, failedAt: '', fault: '' })
      .onConflict((conflict) => conflict.column('name').doNothing())
      .execute()
    const { dueAt } = await database
      .selectFrom('regular_task')
      .select('dueAt')
      .where('name', '=', task)
      .executeTakeFirstOrThrow()
    // Skip the first claim, and one after the pattern was changed to an earlier time.
    const isSet = dueAt !== '' && dueAt <= next
    if (isSet && dueAt > now()) return false
    const { numUpdatedRows } = await database
      .updateTable('regular_task')
      .set({ dueAt: isSet ? retryAt : next })
      .where('name', '=', task)
      .where('dueAt', '=', dueAt)
      .executeTakeFirst()
    return isSet && numUpdatedRows > 0n
  },

  /** Ends a claim whose backup was made. */
  async complete(database: Database, next: string): Promise<void> {
    await database
      .updateTable('regular_task')
      .set({ dueAt: next })
      .where('name', '=', task)
      .execute()
  },

  /** `fault` says what went wrong, empty if nothing did. */
  async recordEnd(database: Database, fault: string): Promise<void> {
    const end = { fault, failedAt: fault === '' ? '' : now() }
    await database
      .insertInto('regular_task')
      .values({ name: task, dueAt: '', ...end })
      .onConflict((conflict) => conflict.column('name').doUpdateSet(end))
      .execute()
  },

  /** The last problem, or null if a backup has had none since. */
  async problem(database: Database): Promise<{ at: string; fault: string } | null> {
    const row = await database
      .selectFrom('regular_task')
      .select(['failedAt', 'fault'])
      .where('name', '=', task)
      .executeTakeFirst()
    return row === undefined || row.fault === '' ? null : { at: row.failedAt, fault: row.fault }
  },
}
