import pLimit, { type LimitFunction } from 'p-limit'
import { RateLimiterMemory } from 'rate-limiter-flexible'
import { RequestError } from '../kernel/errors.ts'
import { rateLimitKey } from '../kernel/rate-limit-key.ts'

/** Rate limit on CPU time per address: requests of one address queue behind each other. */
export interface RateLimit {
  /** Runs `work` when the address's queue reaches it. Throws a 429 if its budget is used up. */
  run<R>(address: string, work: () => Promise<R>): Promise<R>
}

const WINDOW_SECONDS = 60
/** Concurrent and queued requests of one address. */
const MAX_CONCURRENT = 4
const MAX_QUEUED = 1_000

/**
 * `secondsPerMinute` is the CPU time that one address may use within a minute; cheap responses use
 * almost none. 0 means no limit.
 */
export function createRateLimit(secondsPerMinute: number): RateLimit {
  if (secondsPerMinute === 0) return { run: (_, work) => work() }
  const budgetMs = secondsPerMinute * 1_000
  const spent = new RateLimiterMemory({ points: budgetMs, duration: WINDOW_SECONDS })
  const limiters = new Map<string, LimitFunction>()
  let inProgress = 0

  async function consumeQuota(key: string): Promise<void> {
    const found = await spent.get(key)
    if (found !== null && found.consumedPoints >= budgetMs)
      throw createRateLimitError(found.msBeforeNext)
  }

  async function measure<R>(key: string, work: () => Promise<R>): Promise<R> {
    inProgress += 1
    const before = workedMs()
    const others = inProgress
    try {
      return await work()
    } finally {
      // Divide by the number of concurrent requests, which share the measured CPU time.
      const cost = (workedMs() - before) / Math.max(others, inProgress)
      inProgress -= 1
      await spent.penalty(key, Math.ceil(cost))
    }
  }

  return {
    async run(address, work) {
      const key = rateLimitKey(address)
      await consumeQuota(key)
      const limiter = limiters.get(key) ?? pLimit(MAX_CONCURRENT)
      limiters.set(key, limiter)
      if (limiter.pendingCount >= MAX_QUEUED) throw createRateLimitError(1_000)
      try {
        return await limiter(async () => {
          await consumeQuota(key)
          return measure(key, work)
        })
      } finally {
        if (limiter.activeCount + limiter.pendingCount === 0) limiters.delete(key)
      }
    },
  }
}

/** CPU time of this thread: waiting costs nothing. */
function workedMs(): number {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1_000
}

function createRateLimitError(milliseconds: number): RequestError {
  const retryAfter = Math.max(1, Math.ceil(milliseconds / 1_000))
  const wait = retryAfter === 1 ? 'a second' : `${retryAfter} seconds`
  return new RequestError(429, `Too many requests from your network. Try again in ${wait}.`, {
    retryAfter,
  })
}
