import { Cron } from 'croner'
import { minute } from '../clock.ts'
import type { Database } from '../db/database.ts'
import { backupTask } from './regular-task.ts'

/** How often a process looks whether something is due. */
const interval = minute / 2

export interface BackupSchedule {
  /** When the next one is due. */
  next(): Date
  /** Runs what is due. */
  look(): Promise<void>
  /** Looks now and then from now on. */
  start(onFailure: (error: unknown) => void): void
  stop(): void
}

interface ScheduleParts {
  database: Database
  /** As cron writes it: `0 3 * * *` is every night at three. */
  pattern: string
  /** In which the pattern is read. */
  timeZone(): Promise<string>
  run(): Promise<void>
}

/**
 * Runs something at the times of a pattern, once however many processes share the database: whoever
 * moves the moment on that stands there does it.
 */
export function createSchedule({
  database,
  pattern,
  timeZone,
  run,
}: ScheduleParts): BackupSchedule {
  let timer: NodeJS.Timeout | undefined
  let zone = 'UTC'
  const next = () => new Cron(pattern, { timezone: zone }).nextRun() ?? new Date()

  async function look(): Promise<void> {
    zone = await timeZone()
    if (await backupTask.claim(database, next().toISOString())) await run()
  }

  return {
    next,
    look,
    start(onFailure) {
      const lookAgain = () => look().catch(onFailure)
      void lookAgain()
      timer = setInterval(lookAgain, interval)
      timer.unref()
    },
    stop: () => clearInterval(timer),
  }
}
