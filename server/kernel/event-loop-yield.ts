import { setImmediate as nextRound } from 'node:timers/promises'

/** In milliseconds, of the thread that serves everybody. */
const MAX_BUSY_MS = 0.5

/**
 * What asks between two steps of its work lets whoever came meanwhile have a turn, once that work has held the
 * thread for long. Answers what to wait for, or nothing where nobody has waited for so long.
 */
export function createEventLoopYield(): () => Promise<void> | undefined {
  let since: number | undefined

  async function begin(): Promise<void> {
    since = performance.now()
    await nextRound()
    since = undefined
  }

  return () => {
    if (since === undefined) return void begin()
    return performance.now() - since < MAX_BUSY_MS ? undefined : nextRound()
  }
}
