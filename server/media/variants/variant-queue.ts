import { setImmediate as yieldToEventLoop } from 'node:timers/promises'
import { widthsOf } from '../../../domain/media/media.ts'
import type { Database } from '../../db/database.ts'
import { mediaRepository } from '../../db/media-file-repository.ts'
import { type Job, variantJobs } from '../../db/variant-job-repository.ts'
import { type Storage, StorageUnavailableError } from '../../storage/storage.ts'
import { saveIn, withFolder } from '../../storage/temporary-folder.ts'
import type { ImageProcess } from '../images/image-process.ts'
import type { TaskQueue } from '../images/image-queue.ts'
import type { VariantGenerator } from './variant-generator.ts'

/**
 * Interval between publications: each invalidates the response cache, so a burst of uploads should
 * cause few.
 */
const PUBLISH_INTERVAL_MS = 2_000
const BUSY_PUBLISH_INTERVAL_MS = 30_000
/** Interval at which jobs left by other processes are picked up. */
const MAX_IDLE_MS = 60_000

export interface QueueParts {
  images: ImageProcess
  database: Database
  originals: Storage
  variants: Storage
  maker: VariantGenerator
  queue: TaskQueue
  temporaryFolder: string
  /** Called after variants were published. */
  onPublished(): void
}

/** Generates missing variants one after the other and publishes them to pages. */
export function createVariantQueue(parts: QueueParts) {
  const { database } = parts
  let working: Promise<void> | null = null
  /**
   * Not a scheduled job: uploads wake the queue at once, and the pause depends on what is
   * unpublished.
   */
  let timer: NodeJS.Timeout | undefined
  let isStarted = false
  let isWoken = false
  /** False until missing variants were queued, which fails while the storage is unavailable. */
  let isNoted = false
  let publishedAt = 0
  /** Generated but not published yet. */
  let made: Job[] = []
  let report: (error: unknown, file: string) => void = () => {}

  async function publish(): Promise<void> {
    if (made.length === 0) return
    const jobs = made
    made = []
    await database.transaction().execute(async (transaction) => {
      for (const job of jobs) {
        await mediaRepository.setReady(transaction, job.file, job.stage)
        await variantJobs.finish(transaction, job)
      }
      await mediaRepository.recordPublication(transaction)
    })
    publishedAt = Date.now()
    parts.onPublished()
  }

  async function note(): Promise<void> {
    await noteMissing(parts)
    isNoted = true
  }

  async function doNext(): Promise<boolean> {
    const job = await variantJobs.claim(database)
    if (job === undefined) return false
    try {
      if (await generateVariants(job, parts)) made.push(job)
      else await variantJobs.remove(database, job.file)
    } catch (error) {
      report(error, job.file)
      // Not an error of the photo, and the next one would fail as well.
      if (error instanceof StorageUnavailableError) {
        await variantJobs.putBack(database, job)
        return false
      }
      await variantJobs.fail(database, job)
    }
    return true
  }

  async function work(): Promise<void> {
    if (!isNoted) await note()
    while (isStarted) {
      isWoken = false
      // A job without missing variants would otherwise not yield to the event loop.
      await yieldToEventLoop()
      const isIdle = !(await doNext())
      const pause = isIdle ? PUBLISH_INTERVAL_MS : BUSY_PUBLISH_INTERVAL_MS
      const isDue = Date.now() - publishedAt >= pause
      if (isDue && made.length > 0) await publish()
      else if (isIdle && !isWoken) return
    }
  }

  /** Signals that there may be work. */
  function wake(): void {
    isWoken = true
    if (!isStarted || working !== null) return
    clearTimeout(timer)
    working = work()
      .catch((error: unknown) => report(error, ''))
      .finally(() => {
        working = null
        if (!isStarted) return
        timer = setTimeout(wake, made.length > 0 ? PUBLISH_INTERVAL_MS : MAX_IDLE_MS)
        timer.unref()
      })
  }

  return {
    /** Starts working, beginning with photos that lack variants. */
    async start(onFailure: (error: unknown, file: string) => void): Promise<void> {
      report = onFailure
      await note().catch((error: unknown) => {
        if (!(error instanceof StorageUnavailableError)) throw error
        report(error, '')
      })
      isStarted = true
      wake()
    },
    wake,
    /** Runs all due jobs, whether started or not. `onDone` is called for each. */
    async drain(onDone?: () => void): Promise<void> {
      do {
        await publish()
        while (await doNext()) onDone?.()
      } while (made.length > 0)
    },
    /** Resolves after the job in progress. */
    async stop(): Promise<void> {
      isStarted = false
      clearTimeout(timer)
      await working
      await publish()
    },
  }
}

/**
 * Queues missing variants. Variants are not part of a backup: if there are none at all, no photo is
 * ready.
 */
async function noteMissing({ database, variants }: QueueParts): Promise<void> {
  const isLost = await variants.isEmpty()
  await database.transaction().execute(async (transaction) => {
    if (isLost) {
      await mediaRepository.deleteReady(transaction)
      await variantJobs.removeAll(transaction)
    }
    await variantJobs.addUnfinished(transaction)
  })
}

/** Returns false if there is no such photo. */
async function generateVariants(job: Job, parts: QueueParts): Promise<boolean> {
  const { images, database, originals, maker, queue, temporaryFolder } = parts
  const media = await mediaRepository.find(database, job.file)
  if (media === undefined) return false
  const missing = await maker.missing(job.file, media.width, job.stage)
  if (missing.length === 0) return true
  const widest = widthsOf(media).at(-1) ?? media.width
  await withFolder(temporaryFolder, async (folder) => {
    // Through a file: collecting it in memory would block the event loop for longer than a page
    // takes.
    const source = await saveIn(folder, await originals.read(job.file))
    const pixels = await queue(() => images.run('decode', { source, width: widest, folder }))
    await maker.make(job.file, pixels, missing)
  })
  return true
}
