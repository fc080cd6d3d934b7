import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import { tooManyTries } from '../errors.ts'
import { hashToken } from './tokens.ts'

const window = 15 * 60

export interface SignInLimits {
  /**
   * Counts a try before any hashing and throws a 429 when there were too many. Answers a function
   * that takes the count back, for the try that succeeded.
   */
  count(account: string, address: string, isKnownAddress: boolean): Promise<() => Promise<void>>
}

/** Failed sign-ins: per account and address, per address, and per account from addresses it does not know. */
export function createSignInLimits(): SignInLimits {
  const perPair = new RateLimiterMemory({ points: 10, duration: window })
  const perAddress = new RateLimiterMemory({ points: 50, duration: window })
  const perAccount = new RateLimiterMemory({ points: 100, duration: window })
  return {
    async count(account, address, isKnownAddress) {
      const counted: [RateLimiterMemory, string][] = [
        [perPair, hashToken(`${account} ${address}`)],
        [perAddress, address],
      ]
      // An account under attack from many addresses stays open to those it has signed in from.
      if (!isKnownAddress) counted.push([perAccount, hashToken(account)])
      for (const [limiter, key] of counted) await consume(limiter, key)
      return async () => {
        for (const [limiter, key] of counted) await limiter.reward(key)
      }
    },
  }
}

/** Takes one point, or throws a 429. */
export async function consume(limiter: RateLimiterMemory, key: string): Promise<void> {
  try {
    await limiter.consume(key)
  } catch (refusal) {
    if (refusal instanceof RateLimiterRes) throw tooManyTries(refusal.msBeforeNext / 1000)
    throw refusal
  }
}
