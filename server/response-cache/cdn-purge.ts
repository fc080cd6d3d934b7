import pRetry from 'p-retry'
import type { ContentRevision } from '../db/content-revision.ts'
import type { Meters } from '../kernel/metrics.ts'
import type { Scheduler } from '../kernel/scheduler.ts'
import { fileKey, filesKey, pagesKey, SHARED_CACHE_SECONDS } from './cdn-headers.ts'

export interface PurgeHookOptions {
  url: string
  revision: ContentRevision
  /** Registers a listener for media files that were deleted, by their names. */
  onFileDeleted(listener: (file: string) => void): void
  meters: Meters
  scheduler: Scheduler
  /** Called for each failed attempt. */
  onError(error: unknown): void
}

/** Upper bound on how long a write by another process goes unnoticed. */
const WATCH_INTERVAL_MS = 500
const RESPONSE_TIMEOUT_MS = 5_000
const [MIN_RETRY_DELAY_MS, MAX_RETRY_DELAY_MS] = [500, 60_000]
/** With more keys, everything is purged. */
const MAX_KEYS = 1_000

/** Sends surrogate keys to the purge URL after each change, in the background, with retries. */
export function openPurgeHook(options: PurgeHookOptions) {
  const { revision, onFileDeleted, meters, scheduler, onError } = options
  const call = createPurgeRequest(options.url)
  const waiting = new Set<string>()
  const closing = new AbortController()
  let working: Promise<void> | null = null

  function add(...keys: string[]): void {
    for (const key of keys) waiting.add(key)
    if (waiting.size > MAX_KEYS) {
      waiting.clear()
      waiting.add(pagesKey).add(filesKey)
    }
    start()
  }

  function start(): void {
    working ??= work().finally(() => {
      working = null
      // Keys may have come since the last request.
      if (waiting.size > 0) start()
    })
  }

  async function sendWaiting(): Promise<void> {
    while (waiting.size > 0) {
      const keys = [...waiting]
      waiting.clear()
      try {
        await call(keys)
        meters.purges.inc()
      } catch (error) {
        for (const key of keys) waiting.add(key)
        meters.purgeFailures.inc()
        onError(error)
        throw error
      }
    }
  }

  async function work(): Promise<void> {
    try {
      await pRetry(sendWaiting, {
        retries: Number.POSITIVE_INFINITY,
        minTimeout: MIN_RETRY_DELAY_MS,
        maxTimeout: MAX_RETRY_DELAY_MS,
        // Entries that old have expired in the shared cache.
        maxRetryTime: 1_000 * SHARED_CACHE_SECONDS,
        signal: closing.signal,
        unref: true,
      })
    } catch {
      if (closing.signal.aborted) await sendWaiting().catch(() => {})
      waiting.clear()
    }
  }

  const forget = revision.onChange(() => add(pagesKey))
  onFileDeleted((file) => add(fileKey(file)))
  meters.purgeQueue.readFrom(async () => waiting.size)
  scheduler.add({
    name: 'purge-hook',
    intervalMs: WATCH_INTERVAL_MS,
    // Reading the revision notifies the listener above.
    run: async () => revision.current(),
  })
  return {
    /** Resolves after a last attempt to send pending keys. */
    async close(): Promise<void> {
      forget()
      closing.abort()
      await working
    },
  }
}

/**
 * Credentials in the URL become a Basic authorization header, since `fetch` rejects them in a URL.
 */
function createPurgeRequest(address: string): (keys: string[]) => Promise<void> {
  const url = new URL(address)
  const { username, password } = url
  const login = Buffer.from(`${decodeURIComponent(username)}:${decodeURIComponent(password)}`)
  const headers = {
    'content-type': 'application/json',
    ...(username !== '' && { authorization: `Basic ${login.toString('base64')}` }),
  }
  url.username = ''
  url.password = ''
  return async (keys) => {
    const signal = AbortSignal.timeout(RESPONSE_TIMEOUT_MS)
    const body = JSON.stringify(keys)
    const response = await fetch(url, { method: 'POST', headers, body, signal })
    await response.body?.cancel()
    if (!response.ok) throw new Error(`PURGE_URL returned ${response.status}.`)
  }
}
