/** The total is absent if unknown. */
interface Progress {
  done: number
  total?: number
}

/** Interval between two progress messages. */
const SILENCE_LIMIT_MS = 1_000

/**
 * Returns a function that prints progress to standard error, at most once per interval, so that
 * short commands print nothing.
 */
export function showProgress(what: string): (progress: Progress) => void {
  let lastReportedAt = Date.now()
  return ({ done, total }) => {
    if (Date.now() - lastReportedAt < SILENCE_LIMIT_MS) return
    lastReportedAt = Date.now()
    console.error(`${what}: ${done}${total === undefined ? '' : ` of ${total}`}`)
  }
}
