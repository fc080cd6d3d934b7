import { Cron } from 'croner'
import type { Database } from '../db/database.ts'
import { ago, minute } from '../kernel/clock.ts'
import { backupJob } from './backup-job-repository.ts'

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
