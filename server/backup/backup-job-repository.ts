import type { Database } from '../db/database.ts'
import { now } from '../kernel/clock.ts'

/** What the work that makes backups is called. */
const task = 'backup'

/** When backups are due, and how the last one ended; shared by all processes on one database. */
export const backupJob = {
  /** Whether it is this process that has to make one now; `next` is when one is due after that. */
  async claim(database: Database, next: string): Promise<boolean> {
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
    // A first time, or a pattern that was changed since to come earlier, is no time to make one.
    const isSet = dueAt !== '' && dueAt <= next
    if (isSet && dueAt > now()) return false
    const { numUpdatedRows } = await database
      .updateTable('regular_task')
      .set({ dueAt: next })
      .where('name', '=', task)
      .where('dueAt', '=', dueAt)
      .executeTakeFirst()
    return isSet && numUpdatedRows > 0n
  },

  /** `fault` is empty where it went well. */
  async recordEnd(database: Database, fault: string): Promise<void> {
    const end = { fault, failedAt: fault === '' ? '' : now() }
    await database
      .insertInto('regular_task')
      .values({ name: task, dueAt: '', ...end })
      .onConflict((conflict) => conflict.column('name').doUpdateSet(end))
      .execute()
  },

  /** The failure that nothing has made good since. */
  async failure(database: Database): Promise<{ at: string; message: string } | null> {
    const row = await database
      .selectFrom('regular_task')
      .select(['failedAt', 'fault'])
      .where('name', '=', task)
      .executeTakeFirst()
    return row === undefined || row.fault === '' ? null : { at: row.failedAt, message: row.fault }
  },
}
