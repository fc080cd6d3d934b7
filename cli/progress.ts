/** The total is left out where nobody knows it. */
interface Progress {
  done: number
  total?: number
}

/** How long a command may be silent, in milliseconds. */
const patience = 1_000

/** Answers what says now and then how far a command is: only where it lasts, and where somebody looks on. */
export function showProgress(what: string): (progress: Progress) => void {
  let saidAt = Date.now()
  return ({ done, total }) => {
    if (Date.now() - saidAt < patience) return
    saidAt = Date.now()
    console.error(`${what}: ${done}${total === undefined ? '' : ` of ${total}`}`)
  }
}
