/** The total is absent if unknown. */
interface Progress {
  done: number
  total?: number
}

/** Interval between two progress messages. */
const SILENCE_LIMIT_MS = 1_000
/** Interval between two states of a bar. */
const BAR_INTERVAL_MS = 100
const BAR_WIDTH = 30

/**
 * Returns a function that prints progress to standard error, so that short commands print nothing:
 * as a bar on a terminal, otherwise as a line per second.
 */
export function showProgress(what: string): (progress: Progress) => void {
  let lastReportedAt = Date.now()
  let hasBar = false
  return ({ done, total }) => {
    const silence = Date.now() - lastReportedAt
    if (process.stderr.isTTY && total !== undefined) {
      const isLast = done >= total
      if (isLast ? !hasBar : silence < (hasBar ? BAR_INTERVAL_MS : SILENCE_LIMIT_MS)) return
      process.stderr.write(`\r${writeBar(what, done, total)}${isLast ? '\n' : ''}`)
      hasBar = true
    } else {
      if (silence < SILENCE_LIMIT_MS) return
      console.error(`${what}: ${done}${total === undefined ? '' : ` of ${total}`}`)
    }
    lastReportedAt = Date.now()
  }
}

/** Such as `Products [###       ] 30 of 100`. */
function writeBar(what: string, done: number, total: number): string {
  const filled = Math.round((BAR_WIDTH * done) / Math.max(total, 1))
  return `${what} [${'#'.repeat(filled).padEnd(BAR_WIDTH)}] ${done} of ${total}`
}
