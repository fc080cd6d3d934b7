import pLimit, { type LimitFunction } from 'p-limit'
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import { message } from '../../domain/messages/api-message.ts'
import { RequestError, tooManyAttempts } from '../kernel/errors.ts'
import { rateLimitKey } from '../kernel/rate-limit-key.ts'

/**
 * Rate limit on the number of requests of an address within `duration` seconds. Throws a 429 beyond
 * `points`.
 */
export function createRequestLimit(limit: { points: number; duration: number }) {
  const counted = new RateLimiterMemory(limit)
  return ({ ip }: { ip: string }): Promise<void> => consume(counted, rateLimitKey(ip))
}

/**
 * Rate limit on what an address asks for in vain within `duration` seconds. Beyond `points` every
 * request of it gets a 429, so that guesses are not worth more at a time.
 */
export function createFailureLimit(limit: { points: number; duration: number }) {
  const failures = new RateLimiterMemory(limit)
  return {
    /** Runs `find`, whose null counts as a failure; an error does not. */
    async run<R>({ ip }: { ip: string }, find: () => Promise<R | null>): Promise<R | null> {
      const key = rateLimitKey(ip)
      // Counted before it is known to fail, so that requests at the same time are limited, too.
      await consume(failures, key)
      let isFailure = false
      try {
        const found = await find()
        isFailure = found === null
        return found
      } finally {
        if (!isFailure) await failures.reward(key)
      }
    },
  }
}

async function consume(limiter: RateLimiterMemory, key: string): Promise<void> {
  try {
    await limiter.consume(key)
  } catch (refusal) {
    if (refusal instanceof RateLimiterRes) throw tooManyAttempts(refusal.msBeforeNext / 1_000)
    throw refusal
  }
}

/** Rate limit on CPU time per address: requests of one address queue behind each other. */
export interface RateLimit {
  /** Runs `work` when the address's queue reaches it. Throws a 429 if its budget is used up. */
  run<R>(address: string, work: () => Promise<R>): Promise<R>
  /** Runs work of the shop itself, of administrators and jobs. Meanwhile no address is charged. */
  runOwn<R>(work: () => Promise<R>): Promise<R>
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
  if (secondsPerMinute === 0) return { run: (_, work) => work(), runOwn: (work) => work() }
  const budgetMs = secondsPerMinute * 1_000
  const spent = new RateLimiterMemory({ points: budgetMs, duration: WINDOW_SECONDS })
  const limiters = new Map<string, LimitFunction>()
  /** Requests of addresses, and work of the shop itself, in progress. */
  const inProgress = { asked: 0, own: 0 }
  /** CPU time that each request would have cost since the start, and when it was last added to. */
  let share = 0
  let settledAt = workedMs()

  /**
   * Adds the CPU time since the last change of `inProgress`: requests share it equally, since a
   * thread's time cannot be told apart. For the same reason nothing is added during own work,
   * for which a request may only be waiting.
   */
  function settle(): number {
    const at = workedMs()
    if (inProgress.own === 0 && inProgress.asked > 0) share += (at - settledAt) / inProgress.asked
    settledAt = at
    return share
  }

  async function count<R>(kind: keyof typeof inProgress, work: () => Promise<R>): Promise<R> {
    settle()
    inProgress[kind] += 1
    try {
      return await work()
    } finally {
      settle()
      inProgress[kind] -= 1
    }
  }

  async function consumeQuota(key: string): Promise<void> {
    const found = await spent.get(key)
    if (found !== null && found.consumedPoints >= budgetMs)
      throw createRateLimitError(found.msBeforeNext)
  }

  async function measure<R>(key: string, work: () => Promise<R>): Promise<R> {
    const before = settle()
    try {
      return await count('asked', work)
    } finally {
      await spent.penalty(key, Math.ceil(share - before))
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
    runOwn: (work) => count('own', work),
  }
}

/** CPU time of this thread: waiting costs nothing. */
function workedMs(): number {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1_000
}

function createRateLimitError(milliseconds: number): RequestError {
  const retryAfter = Math.max(1, Math.ceil(milliseconds / 1_000))
  return new RequestError(429, message('requests.tooMany', { seconds: retryAfter }), {
    retryAfter,
  })
}
