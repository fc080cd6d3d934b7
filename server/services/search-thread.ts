import { Worker } from 'node:worker_threads'
import { z } from 'zod'
import { type FoundProducts, foundProducts, type ProductQuery } from './product-query.ts'

/** A thread of its own for searches that would hold up everybody else. */
export interface SearchThread {
  /** Starts the thread with the first query. Fails where the thread does: the caller can still search itself. */
  find(query: ProductQuery, revision: number): Promise<FoundProducts>
  close(): Promise<void>
}

/** How long a thread that failed is left alone. */
const pause = 30_000

const reply = z.object({
  number: z.number(),
  found: foundProducts.optional(),
  fault: z.string().optional(),
})

/** `entry` is another worker's than ours in tests alone. */
export function createSearchThread(dataDir: string, entry = searchWorker()): SearchThread {
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
    started.on('error', (error) => fail(started, error))
    started.on('exit', () => fail(started, new Error('The search thread has ended.')))
    return started
  }

  function receive(message: unknown): void {
    const { number, found, fault } = reply.parse(message)
    const question = waiting.get(number)
    waiting.delete(number)
    if (waiting.size === 0) worker?.unref()
    if (found !== undefined) question?.resolve(found)
    else question?.reject(new Error(fault ?? 'The search thread found no answer.'))
  }

  function fail(failed: Worker, error: Error): void {
    if (worker !== failed) return
    worker = null
    restAfter = performance.now() + pause
    for (const question of waiting.values()) question.reject(error)
    waiting.clear()
  }

  return {
    find(query, revision) {
      if (isClosed) return Promise.reject(new Error('The search thread is closed.'))
      if (performance.now() < restAfter)
        return Promise.reject(new Error('The search thread failed a moment ago.'))
      worker ??= start()
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
      if (ending === null) return
      fail(ending, new Error('The search thread is closed.'))
      await ending.terminate()
    },
  }
}

/** The worker lies beside this module and is written in the same language, bundled or not. */
function searchWorker(): URL {
  const extension = import.meta.url.endsWith('.ts') ? 'ts' : 'js'
  return new URL(`./search-worker.${extension}`, import.meta.url)
}
