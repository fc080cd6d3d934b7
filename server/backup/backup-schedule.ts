import { Cron } from 'croner'
import type { Database } from '../db/database.ts'
import { backupJob } from './backup-job-repository.ts'

export interface BackupSchedule {
  /** Time of the next backup. */
  next(): Promise<Date>
  /** Makes a backup if one is due. An abort of `signal` makes it fail early. */
  runIfDue(signal?: AbortSignal): Promise<void>
}

interface BackupScheduleParts {
  database: Database
  /** Cron syntax: `0 3 * * *` is every night at three. */
  pattern: string
  /** Time zone of the pattern. */
  timeZone(): Promise<string>
  run(signal?: AbortSignal): Promise<void>
}

/**
 * Runs once per time of the pattern, however many processes share the database: see
 * `backupJob.claim`.
 */
export function createBackupSchedule({
  database,
  pattern,
  timeZone,
  run,
}: BackupScheduleParts): BackupSchedule {
  async function next(): Promise<Date> {
    return new Cron(pattern, { timezone: await timeZone() }).nextRun() ?? new Date()
  }

  return {
    next,
    async runIfDue(signal) {
      if (await backupJob.claim(database, (await next()).toISOString())) await run(signal)
    },
  }
}
