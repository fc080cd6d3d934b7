import pLimit, { type LimitFunction } from 'p-limit'
import { RateLimiterMemory } from 'rate-limiter-flexible'
import { RequestError } from './errors.ts'
import { rateLimitKey } from './rate-limit-key.ts'

/** Shares out among addresses what has to be worked for: one that asks for much waits behind the others. */
export interface FairShare {
  /** Does the work when it is the address's turn, or throws a 429 when it has had its share. */
  run<R>(address: string, work: () => Promise<R>): Promise<R>
}

const window = 60
/** How much of one address is worked at together, and how much of it may wait. */
const together = 4
const mostWaiting = 1_000

/**
 * `secondsPerMinute` is how long the processor works for one address within a minute; what is quick to
 * answer costs nearly nothing of it. 0 is no limit.
 */
export function createFairShare(secondsPerMinute: number): FairShare {
  if (secondsPerMinute === 0) return { run: (_, work) => work() }
  const most = secondsPerMinute * 1_000
  const spent = new RateLimiterMemory({ points: most, duration: window })
  const turns = new Map<string, LimitFunction>()
  let underWay = 0

  async function expectShare(key: string): Promise<void> {
    const found = await spent.get(key)
    if (found !== null && found.consumedPoints >= most) throw tooMuch(found.msBeforeNext)
  }

  async function measure<R>(key: string, work: () => Promise<R>): Promise<R> {
    underWay += 1
    const before = workedMs()
    const others = underWay
    try {
      return await work()
    } finally {
      // What is answered at the same time is worked at by turns.
      const cost = (workedMs() - before) / Math.max(others, underWay)
      underWay -= 1
      await spent.penalty(key, Math.ceil(cost))
    }
  }

  return {
    async run(address, work) {
      const key = rateLimitKey(address)
      await expectShare(key)
      const inTurn = turns.get(key) ?? pLimit(together)
      turns.set(key, inTurn)
      if (inTurn.pendingCount >= mostWaiting) throw tooMuch(1_000)
      try {
        return await inTurn(async () => {
          await expectShare(key)
          return measure(key, work)
        })
      } finally {
        if (inTurn.activeCount + inTurn.pendingCount === 0) turns.delete(key)
      }
    },
  }
}

/** What the thread has worked until now: waiting costs nobody anything. */
function workedMs(): number {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1_000
}

function tooMuch(milliseconds: number): RequestError {
  const retryAfter = Math.max(1, Math.ceil(milliseconds / 1_000))
  const wait = retryAfter === 1 ? 'a second' : `${retryAfter} seconds`
  return new RequestError(
    429,
    `Your connection asked for very much. Please try again in ${wait}.`,
    {
      retryAfter,
    },
  )
}
