import { LRUCache } from 'lru-cache'
import type { Connection, Database } from '../db/database.ts'
import { ago, minute, now } from '../kernel/clock.ts'
import { tooManyAttempts } from '../kernel/errors.ts'
import { rateLimitKey } from '../kernel/rate-limit-key.ts'
import { hashToken } from '../kernel/secrets.ts'
import { type CountPeriod, signInCounts } from './sign-in-attempt-repository.ts'

const WINDOW_MS = 15 * minute
const MAX_TRACKED_KEYS = 10_000

export type SignInLimits = ReturnType<typeof createSignInLimits>

interface Limit {
  key: string
  max: number
}

/**
 * Limits on failed sign-ins: per account and address, per address, and per account from unknown
 * addresses. Counts are stored in the database, so that they survive a restart and apply to all
 * processes.
 */
export function createSignInLimits(database: Database) {
  // End of the window by key (milliseconds). Cached because in a flood the queries alone would slow
  // down the pages.
  const over = new LRUCache<string, number>({ max: MAX_TRACKED_KEYS })

  async function refuseOver(connection: Connection, limits: Limit[]): Promise<void> {
    const keys = limits.map(({ key }) => key)
    const counts = await signInCounts.find(connection, keys, bounds())
    const refused = counts.filter(({ key, tries }) =>
      limits.some((limit) => limit.key === key && tries >= limit.max),
    )
    if (refused.length === 0) return
    for (const { key, endsAt } of refused) over.set(key, Date.parse(endsAt))
    throw tooManyAttempts(secondsUntil(refused.map(({ endsAt }) => Date.parse(endsAt))))
  }

  return {
    /** Throws a 429 for keys that this process knows to be over their limit, without a query. */
    refuseKnown(account: string, address: string): void {
      // Checked as for a known address: the limit per account must not lock the owner out.
      const limits = limitsOf(account, rateLimitKey(address), true)
      const latest = Date.now() + WINDOW_MS
      const ends = limits
        .map(({ key }) => over.get(key) ?? 0)
        .filter((end) => end > Date.now() && end <= latest)
      if (ends.length > 0) throw tooManyAttempts(secondsUntil(ends))
    },

    /**
     * Counts an attempt before any hashing and throws a 429 over a limit. Returns the counted keys
     * for `rollBack`.
     */
    async count(account: string, address: string, isKnownAddress: boolean): Promise<string[]> {
      const limits = limitsOf(account, rateLimitKey(address), isKnownAddress)
      // Checked first without a transaction: attempts over a limit write nothing, as there may be
      // thousands of them.
      await refuseOver(database, limits)
      await database.transaction().execute(async (transaction) => {
        await refuseOver(transaction, limits)
        await signInCounts.removeEnded(transaction, bounds())
        for (const { key } of limits) await signInCounts.add(transaction, key, ago(-WINDOW_MS))
      })
      return limits.map(({ key }) => key)
    },

    /** Uncounts an attempt that succeeded. */
    rollBack: (connection: Connection, counted: string[]): Promise<void> =>
      signInCounts.rollBack(connection, counted),
  }
}

function bounds(): CountPeriod {
  return { at: now(), latest: ago(-WINDOW_MS) }
}

function limitsOf(account: string, clientKey: string, isKnownAddress: boolean): Limit[] {
  const limits = [
    { key: hashToken(`pair ${account} ${clientKey}`), max: 10 },
    { key: hashToken(`address ${clientKey}`), max: 50 },
  ]
  // An account under attack from many addresses stays open to the addresses it has signed in from.
  if (!isKnownAddress) limits.push({ key: hashToken(`account ${account}`), max: 100 })
  return limits
}

function secondsUntil(ends: number[]): number {
  return (Math.max(...ends) - Date.now()) / 1000
}
