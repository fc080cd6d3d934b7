import { availableParallelism } from 'node:os'
import { setTimeout as wait } from 'node:timers/promises'
import pLimit, { type LimitFunction } from 'p-limit'

/** Runs a task when the queue reaches it. */
export type TaskQueue = <R>(work: () => Promise<R>) => Promise<R>

/** Queues for image processing. */
export interface ImageWork {
  /** Uploads: two at a time, since a dozen photos from phones would take gigabytes. */
  uploads: LimitFunction
  /** Tasks that a request waits for. */
  highPriority: TaskQueue
  /** Background tasks: one at a time, and not during uploads. */
  lowPriority: TaskQueue
}

const QUEUE_DELAY_MS = 20

export function createImageWork(): ImageWork {
  const uploads = pLimit(2)
  // Leaves one core to visitors.
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
