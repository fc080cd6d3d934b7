/** The total is left out where nobody knows it. */
interface Progress {
  done: number
  total?: number
}

/** How long a command may be silent, in milliseconds. */
const SILENCE_LIMIT_MS = 1_000

/** Answers what says now and then how far a command is: only where it lasts, and where somebody looks on. */
export function showProgress(what: string): (progress: Progress) => void {
  let lastReportedAt = Date.now()
  return ({ done, total }) => {
    if (Date.now() - lastReportedAt < SILENCE_LIMIT_MS) return
    lastReportedAt = Date.now()
    console.error(`${what}: ${done}${total === undefined ? '' : ` of ${total}`}`)
  }
}
