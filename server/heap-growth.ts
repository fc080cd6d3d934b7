import { setFlagsFromString } from 'node:v8'

/**
 * By how many percent of what is in use the heap may grow before V8 looks through it. By default it is four times of
 * that, which a small machine does not have.
 */
const atRest = 50
/** Bytes of files pass through outside the heap, and would have all of it looked through every second. */
const whileFilesPass = 400
/** Who sends one file often sends another soon, whose visitors would wait for a collection of its own. */
const betweenFiles = 100
/** Milliseconds without files after which the heap is kept small again. */
const calm = 60_000

// Flags are the process's, and so is what is known of them.
let isKeptSmall = false
let underWay = 0
let shrinking: NodeJS.Timeout | undefined

/** From now on; V8 reads the flag with each collection. */
export function keepHeapSmall(): void {
  isKeptSmall = true
  // Bytes outside the heap are counted with all others: by themselves they would have it looked through more often.
  setFlagsFromString('--external-memory-accounted-in-global-limit')
  setGrowth(atRest)
}

/** Visitors would wait for each collection while `work` takes files in or makes others of them. */
export async function withRoomForFiles<R>(work: () => Promise<R>): Promise<R> {
  underWay += 1
  clearTimeout(shrinking)
  setGrowth(whileFilesPass)
  try {
    return await work()
  } finally {
    underWay -= 1
    if (underWay === 0) letShrink()
  }
}

function letShrink(): void {
  setGrowth(betweenFiles)
  shrinking = setTimeout(() => setGrowth(atRest), calm)
  shrinking.unref()
}

/** Commands and tests have the heap as it comes. */
function setGrowth(percent: number): void {
  if (isKeptSmall) setFlagsFromString(`--heap-growing-percent=${percent}`)
}
