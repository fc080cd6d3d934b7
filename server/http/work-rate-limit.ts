import pLimit, { type LimitFunction } from 'p-limit'
import { RateLimiterMemory } from 'rate-limiter-flexible'
import { RequestError } from '../kernel/errors.ts'
import { rateLimitKey } from '../kernel/rate-limit-key.ts'

/** Shares out among addresses what has to be worked for: one that asks for much waits behind the others. */
export interface RateLimit {
  /** Does the work when it is the address's turn, or throws a 429 when it has had its share. */
  run<R>(address: string, work: () => Promise<R>): Promise<R>
}

const WINDOW_SECONDS = 60
/** How much of one address is worked at together, and how much of it may wait. */
const MAX_CONCURRENT = 4
const MAX_QUEUED = 1_000

/**
 * `secondsPerMinute` is how long the processor works for one address within a minute; what is quick to
 * answer costs nearly nothing of it. 0 is no limit.
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
      // What is answered at the same time is worked at by turns.
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

/** What the thread has worked until now: waiting costs nobody anything. */
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
