import { availableParallelism } from 'node:os'
import pLimit from 'p-limit'

/** Runs a task when the queue reaches it. */
export type TaskQueue = <R>(work: () => Promise<R>) => Promise<R>

/** Queues for image processing. */
export interface ImageWork {
  /** Uploads: two at a time, since a dozen photos from phones would take gigabytes. */
  uploads: TaskQueue
  /** Tasks that a request waits for. */
  highPriority: TaskQueue
  /** Background tasks: one at a time, and not during uploads. */
  lowPriority: TaskQueue
}

export function createImageWork(): ImageWork {
  const uploads = pLimit(2)
  /** Resolves once the uploads known so far are over. */
  let uploading = Promise.resolve()
  // Leaves one core to visitors.
  const highPriority = pLimit(Math.min(2, Math.max(1, availableParallelism() - 1)))
  const oneByOne = pLimit(1)
  return {
    async uploads(work) {
      const upload = uploads(work)
      uploading = Promise.allSettled([uploading, upload]).then(() => {})
      return upload
    },
    highPriority: (work) => highPriority(work),
    lowPriority: (work) =>
      oneByOne(async () => {
        for (let known: unknown; known !== uploading; ) {
          known = uploading
          await known
        }
        return highPriority(work)
      }),
  }
}
