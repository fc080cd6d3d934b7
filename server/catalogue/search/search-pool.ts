import type { Piscina } from 'piscina'
import type { FoundProducts, ListQuery } from './product-query.ts'

/**
 * A pool of one worker thread that searches large catalogues, so that the serving thread stays
 * free.
 */
export type SearchPool = ReturnType<typeof createSearchPool>

/**
 * The message to the worker. `revision` is the content revision that the search must not be older
 * than.
 */
export interface SearchTask {
  query: ListQuery
  revision: number
}

type Pool = Piscina<SearchTask, FoundProducts>

/** Delay after a crash until the worker is started again. */
const RESTART_DELAY_MS = 30_000
/**
 * An idle worker is stopped after this time, which frees its memory; the next search waits for a
 * new one.
 */
const IDLE_TIMEOUT_MS = 600_000

export interface SearchPoolOptions {
  dataDir: string
  /** Called once for each crash of the worker, and for each search that failed in it. */
  onError(error: Error): void
  /** The worker's module, as a URL. */
  worker?: string
}

export function createSearchPool({
  dataDir,
  onError,
  worker = new URL('./search-worker.ts', import.meta.url).href,
}: SearchPoolOptions) {
  let pool: Pool | null = null
  let restartAt = 0
  let isClosed = false

  function startPool(ThreadPool: typeof Piscina): Pool {
    const started: Pool = new ThreadPool({
      filename: worker,
      workerData: { dataDir },
      // Options of the process, such as a script to evaluate, may not fit a thread.
      execArgv: [],
      minThreads: 0,
      maxThreads: 1,
      idleTimeout: IDLE_TIMEOUT_MS,
    })
    // Crashes outside of a task, such as while the worker's module is loaded.
    started.on('error', (cause) => handleCrash(started, cause))
    return started
  }

  function handleCrash(crashed: Pool, cause: unknown): void {
    if (pool !== crashed) return
    pool = null
    restartAt = performance.now() + RESTART_DELAY_MS
    onError(new Error('The search worker crashed', { cause }))
    // Rejects the searches that are still queued.
    void crashed.destroy()
  }

  return {
    /**
     * Rejects if the worker crashed or the search failed in it; the caller can search itself. Both
     * errors have been reported by then.
     */
    async search(query: ListQuery, revision: number): Promise<FoundProducts> {
      const { Piscina: ThreadPool } = await import('piscina')
      if (isClosed) throw new Error('The search pool is closed.')
      if (performance.now() < restartAt) throw new Error('The search worker crashed a moment ago.')
      pool ??= startPool(ThreadPool)
      const running = pool
      try {
        return await running.run({ query, revision })
      } catch (cause) {
        // The pool drops a crashed worker before it rejects the task; after a failed search the
        // worker goes on.
        if (running.threads.length === 0) handleCrash(running, cause)
        else if (!isClosed) onError(new Error('A search failed in the search worker', { cause }))
        throw cause
      }
    },

    async close(): Promise<void> {
      isClosed = true
      const closing = pool
      pool = null
      await closing?.destroy()
    },
  }
}
