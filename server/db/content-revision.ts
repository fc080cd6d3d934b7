import type { Database } from './database.ts'
import { type ContentStanding, revisionRepository } from './revisions.ts'

/** Upper bound on how long a write by another process stays unnoticed. */
const RECHECK_INTERVAL_MS = 500

/**
 * Revision of the content: a number that grows with every change of what pages show. Anything
 * cached under an earlier one is stale.
 */
export type ContentRevision = ReturnType<typeof createContentRevision>

export function createContentRevision(database: Database) {
  let freshUntil = 0
  /** Null until the first query. */
  let standing: ContentStanding | null = null
  let newestSiteRevision = 0
  let newest = 0
  let writes = 0
  const listeners = new Set<() => void>()
  let asking: Promise<number> | null = null

  async function ask(): Promise<number> {
    const before = writes
    const known = standing
    const present = await revisionRepository.standing(
      database,
      known?.written ?? Number.MAX_SAFE_INTEGER,
    )
    const revision = present.written + present.published
    if (revision > newest) {
      newest = revision
      standing = present
      // Nothing can have been cached before the first revision we observe.
      if (present.isOther || present.published !== known?.published) newestSiteRevision = revision
      for (const listener of listeners) listener()
    }
    // A write during the query may not be in its result, so the result must not count as fresh.
    if (writes === before) freshUntil = performance.now() + RECHECK_INTERVAL_MS
    return revision
  }

  function queryRevision(): Promise<number> {
    if (asking !== null) return asking
    const question = ask().finally(() => {
      if (asking === question) asking = null
    })
    asking = question
    // Some callers do not await the promise, and a database error must not end the process.
    question.catch(() => {})
    return question
  }

  /** A number if it is known, otherwise a promise for the database's. */
  function current(): number | Promise<number> {
    return performance.now() < freshUntil ? newest : queryRevision()
  }

  function currentSiteRevision(): number | Promise<number> {
    const all = current()
    return typeof all === 'number' ? newestSiteRevision : all.then(() => newestSiteRevision)
  }

  return {
    current,
    /**
     * Site revision: the last revision that changed more than products. Caches that do not depend on
     * products outlast most writes by it.
     */
    siteRevision: { current: currentSiteRevision },
    /**
     * Re-reads the revision after a possible write by this process; resolves when the listeners have
     * been called.
     */
    async invalidate(): Promise<void> {
      writes += 1
      freshUntil = 0
      asking = null
      // On an error the next request queries again and reports it.
      if (listeners.size > 0) await queryRevision().catch(() => {})
    },
    /** Calls back for each new revision. Returns a function that unsubscribes. */
    onChange(listener: () => void): () => void {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
