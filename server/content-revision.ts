import type { Database } from './db/database.ts'
import { revisionRepository } from './db/revisions.ts'

/** How long a write by another process may stay unseen. */
const recheckMs = 500

/** The number that grows with whatever changes a page, first of all writes: what was made before it is stale. */
export interface ContentRevision {
  /** At once where it is known, else from the database. */
  current(): number | Promise<number>
  /** Says that this process may have written. */
  touch(): void
}

export function createContentRevision(database: Database): ContentRevision {
  let known = 0
  let freshUntil = 0
  let writes = 0
  let asking: Promise<number> | null = null

  async function ask(): Promise<number> {
    const before = writes
    const revision = await revisionRepository.ofPages(database)
    // An answer that a write overtook says nothing about what comes after it.
    if (writes === before) {
      known = revision
      freshUntil = performance.now() + recheckMs
    }
    return revision
  }

  return {
    current() {
      if (performance.now() < freshUntil) return known
      if (asking !== null) return asking
      const question = ask().finally(() => {
        if (asking === question) asking = null
      })
      asking = question
      return question
    },
    touch() {
      writes += 1
      freshUntil = 0
      asking = null
    },
  }
}
