import { setImmediate as nextRound } from 'node:timers/promises'

/** Longest stretch, in milliseconds, for which work may block the event loop. */
const MAX_BUSY_MS = 0.5

/**
 * Creates a function that long work calls between its steps. It returns a promise to await once the
 * work has blocked the event loop for `MAX_BUSY_MS`, or undefined before that.
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
