import type { Database } from './database.ts'
import { type ContentStanding, revisionRepository } from './revisions.ts'

/** How long a write by another process may stay unseen. */
const RECHECK_INTERVAL_MS = 500

/** The number that grows with whatever changes a page, first of all writes: what was made before it is stale. */
export interface ContentRevision {
  /** At once where it is known, else from the database. */
  current(): number | Promise<number>
  /** The same of all but products: what has nothing to do with them outlasts most writes by it. */
  siteRevision: { current(): number | Promise<number> }
  /** Says that this process may have written; ends when the listeners know. */
  invalidate(): Promise<void>
  /** Calls back as soon as a new revision is known. Returns how to end it. */
  onChange(listener: () => void): () => void
}

export function createContentRevision(database: Database): ContentRevision {
  let freshUntil = 0
  /** Null until the database was asked. */
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
      // Of the first that is known nobody has kept anything.
      if (present.isOther || present.published !== known?.published) newestSiteRevision = revision
      for (const listener of listeners) listener()
    }
    // An answer that a write overtook says nothing about what comes after it.
    if (writes === before) freshUntil = performance.now() + RECHECK_INTERVAL_MS
    return revision
  }

  function queryRevision(): Promise<number> {
    if (asking !== null) return asking
    const question = ask().finally(() => {
      if (asking === question) asking = null
    })
    asking = question
    // Not everybody waits for the answer, and a database that is away ends nothing.
    question.catch(() => {})
    return question
  }

  function current(): number | Promise<number> {
    return performance.now() < freshUntil ? newest : queryRevision()
  }

  function currentSiteRevision(): number | Promise<number> {
    const all = current()
    return typeof all === 'number' ? newestSiteRevision : all.then(() => newestSiteRevision)
  }

  return {
    current,
    siteRevision: { current: currentSiteRevision },
    async invalidate() {
      writes += 1
      freshUntil = 0
      asking = null
      // The next request asks again, and reports what failed.
      if (listeners.size > 0) await queryRevision().catch(() => {})
    },
    onChange(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
