import { availableParallelism } from 'node:os'
import { setTimeout as wait } from 'node:timers/promises'
import pLimit, { type LimitFunction } from 'p-limit'

/** Runs work when its turn comes. */
export type TaskQueue = <R>(work: () => Promise<R>) => Promise<R>

/** Who may use the processor for photographs, and when. */
export interface ImageWork {
  /** Photographs that are taken in: two at a time, since a dozen from phones would take gigabytes. */
  uploads: LimitFunction
  /** What somebody waits for. */
  highPriority: TaskQueue
  /** What nobody waits for: one at a time, and not while photographs are taken in. */
  lowPriority: TaskQueue
}

const QUEUE_DELAY_MS = 20

export function createImageWork(): ImageWork {
  const uploads = pLimit(2)
  // One core is left to visitors.
  const highPriority = pLimit(Math.min(2, Math.max(1, availableParallelism() - 1)))
  const oneByOne = pLimit(1)
  return {
    uploads,
    highPriority: (work) => highPriority(work),
    lowPriority: (work) =>
      oneByOne(async () => {
        while (uploads.activeCount > 0) await wait(QUEUE_DELAY_MS)
        return highPriority(work)
      }),
  }
}
