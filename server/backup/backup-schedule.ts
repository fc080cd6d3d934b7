import { Cron } from 'croner'
import type { Database } from '../db/database.ts'
import { ago, minute, now } from '../kernel/clock.ts'

export type BackupSchedule = ReturnType<typeof createBackupSchedule>

interface BackupScheduleParts {
  database: Database
  /** Cron syntax: `0 3 * * *` is every night at three. */
  pattern: string
  /** Time zone of the pattern. */
  timeZone(): Promise<string>
  /** True while this process makes a backup by hand: the scheduled one follows it. */
  isRunning(): boolean
  run(signal?: AbortSignal): Promise<void>
}

/** Pause before a backup that failed, or whose process ended, is tried again. */
const RETRY_INTERVAL_MS = 60 * minute

/**
 * Runs once per time of the pattern, however many processes share the database: see
 * `backupJob.claim`.
 */
export function createBackupSchedule({
  database,
  pattern,
  timeZone,
  isRunning,
  run,
}: BackupScheduleParts) {
  /** Time of the next backup. */
  async function next(): Promise<Date> {
    return new Cron(pattern, { timezone: await timeZone() }).nextRun() ?? new Date()
  }

  return {
    next,
    /**
     * Makes a backup if one is due, and again later if it failed. An abort of `signal` makes it fail
     * early.
     */
    async runIfDue(signal?: AbortSignal): Promise<void> {
      if (isRunning()) return
      const retryAt = ago(-RETRY_INTERVAL_MS)
      if (!(await backupJob.claim(database, (await next()).toISOString(), retryAt))) return
      await run(signal)
      await backupJob.complete(database, (await next()).toISOString())
    },
  }
}

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

  /** `fault` is the code of the error, or empty after a success. */
  async recordEnd(database: Database, fault: string): Promise<void> {
    const end = { fault, failedAt: fault === '' ? '' : now() }
    await database
      .insertInto('regular_task')
      .values({ name: task, dueAt: '', ...end })
      .onConflict((conflict) => conflict.column('name').doUpdateSet(end))
      .execute()
  },

  /** The last failure, or null if a backup has succeeded since. */
  async failure(database: Database): Promise<{ at: string; fault: string } | null> {
    const row = await database
      .selectFrom('regular_task')
      .select(['failedAt', 'fault'])
      .where('name', '=', task)
      .executeTakeFirst()
    return row === undefined || row.fault === '' ? null : { at: row.failedAt, fault: row.fault }
  },
}
