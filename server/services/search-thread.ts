import { Worker } from 'node:worker_threads'
import { z } from 'zod'
import { type FoundProducts, foundProducts, type ProductQuery } from './product-query.ts'

/** A thread of its own for searches that would hold up everybody else. */
export interface SearchThread {
  /**
   * Starts the worker with the first query, and anew some time after it crashed. Rejects where the search fails in it:
   * the caller can still search itself.
   */
  find(query: ProductQuery, revision: number): Promise<FoundProducts>
  close(): Promise<void>
}

/** How long a thread that failed is left alone. */
const pause = 30_000

const reply = z.object({
  number: z.number(),
  found: foundProducts.optional(),
  error: z.instanceof(Error).optional(),
})

export interface SearchThreadOptions {
  dataDir: string
  /** Called once for each crash of the worker, and for each search that failed in it. */
  onError(error: Error): void
  /** Another worker than ours, in tests. */
  entry?: URL
}

export function createSearchThread({
  dataDir,
  onError,
  entry = searchWorker(),
}: SearchThreadOptions): SearchThread {
  const waiting = new Map<number, PromiseWithResolvers<FoundProducts>>()
  let worker: Worker | null = null
  let isClosed = false
  let restAfter = 0
  let last = 0

  function start(): Worker {
    // What the process was started with may not fit a thread, such as a script to evaluate.
    const started = new Worker(entry, { workerData: { dataDir }, execArgv: [] })
    // A thread that waits for work keeps no process alive.
    started.unref()
    started.on('message', receive)
    started.on('error', (cause) =>
      crash(started, new Error('The search worker crashed', { cause })),
    )
    // After an error this comes too, when there is another worker or none.
    started.on('exit', (code) =>
      crash(started, new Error(`The search worker exited with code ${code}`)),
    )
    return started
  }

  function receive(message: unknown): void {
    const { number, found, error: cause } = reply.parse(message)
    const question = waiting.get(number)
    // Nobody waits any more while the worker is closed.
    if (question === undefined) return
    waiting.delete(number)
    if (waiting.size === 0) worker?.unref()
    if (found !== undefined) {
      question.resolve(found)
      return
    }
    const error = new Error('A search failed in the search worker', { cause })
    onError(error)
    question.reject(error)
  }

  function crash(crashed: Worker, error: Error): void {
    if (worker !== crashed) return
    worker = null
    reportAndPause(error)
    rejectWaiting(error)
  }

  function reportAndPause(error: Error): void {
    restAfter = performance.now() + pause
    onError(error)
  }

  function rejectWaiting(error: Error): void {
    for (const question of waiting.values()) question.reject(error)
    waiting.clear()
  }

  return {
    find(query, revision) {
      if (isClosed) return Promise.reject(new Error('The search thread is closed.'))
      if (performance.now() < restAfter)
        return Promise.reject(new Error('The search thread failed a moment ago.'))
      try {
        worker ??= start()
      } catch (cause) {
        const error = new Error('The search worker could not be started', { cause })
        reportAndPause(error)
        return Promise.reject(error)
      }
      last += 1
      const question = Promise.withResolvers<FoundProducts>()
      waiting.set(last, question)
      worker.ref()
      worker.postMessage({ number: last, revision, query })
      return question.promise
    },

    async close() {
      isClosed = true
      const ending = worker
      worker = null
      rejectWaiting(new Error('The search thread is closed.'))
      await ending?.terminate()
    },
  }
}

/** The worker lies beside this module and is written in the same language, bundled or not. */
function searchWorker(): URL {
  const extension = import.meta.url.endsWith('.ts') ? 'ts' : 'js'
  return new URL(`./search-worker.${extension}`, import.meta.url)
}
