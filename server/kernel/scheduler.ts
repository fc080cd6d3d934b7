interface ScheduledJob {
  /** Unique; error reports carry it. */
  name: string
  /** Pause before the first run, and between the end of a run and the start of the next. */
  intervalMs: number
  /** `signal` aborts when the scheduler stops, so that a long run can end early. */
  run(signal: AbortSignal): Promise<unknown>
}

/** Runs jobs periodically for as long as a server is open. */
export type Scheduler = ReturnType<typeof createScheduler>

/**
 * Timers are armed again only after a run has ended: a job never overlaps itself, and a failed run
 * is reported and followed by the next. Plain timers instead of `croner`, which only reads the
 * times of backups here: cron has no intervals below a second, and stopping a `Cron` does not wait
 * for its run. Each run goes through `measure`, which may account for it.
 */
export function createScheduler(
  onError: (error: unknown, jobName: string) => void,
  measure: (run: () => Promise<unknown>) => Promise<unknown> = (run) => run(),
) {
  /** Pending timers by the name of their job. */
  const timers = new Map<string, NodeJS.Timeout>()
  const running = new Set<Promise<void>>()
  const stopping = new AbortController()

  function arm(job: ScheduledJob): void {
    if (stopping.signal.aborted) return
    const timer = setTimeout(() => {
      const run = runAndReport(job).finally(() => running.delete(run))
      running.add(run)
    }, job.intervalMs)
    // A pending job alone keeps no process alive.
    timers.set(job.name, timer.unref())
  }

  async function runAndReport(job: ScheduledJob): Promise<void> {
    try {
      await measure(() => job.run(stopping.signal))
    } catch (error) {
      onError(error, job.name)
    } finally {
      arm(job)
    }
  }

  return {
    add(job: ScheduledJob): void {
      if (timers.has(job.name)) throw new Error(`A scheduled job named ${job.name} already exists.`)
      arm(job)
    },
    /** Clears all timers, aborts the signal of running jobs and resolves when they have ended. */
    async stop(): Promise<void> {
      stopping.abort()
      for (const timer of timers.values()) clearTimeout(timer)
      await Promise.all(running)
    },
  }
}
