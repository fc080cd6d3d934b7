import type { Database } from './db/database.ts'
import { revisionRepository } from './db/revisions.ts'

/** How long a write by another process may stay unseen. */
const recheckMs = 500

/** The number that grows with whatever changes a page, first of all writes: what was made before it is stale. */
export interface ContentRevision {
  /** At once where it is known, else from the database. */
  current(): number | Promise<number>
  /** Says that this process may have written; ends when those who listen know what came of it. */
  touch(): Promise<void>
  /** Calls back as soon as a new revision is known. Answers how to end it. */
  onChange(listener: () => void): () => void
}

export function createContentRevision(database: Database): ContentRevision {
  let known = 0
  let freshUntil = 0
  let newest = 0
  let writes = 0
  const listeners = new Set<() => void>()
  let asking: Promise<number> | null = null

  async function ask(): Promise<number> {
    const before = writes
    const revision = await revisionRepository.ofPages(database)
    if (revision > newest) {
      newest = revision
      for (const listener of listeners) listener()
    }
    // An answer that a write overtook says nothing about what comes after it.
    if (writes === before) {
      known = revision
      freshUntil = performance.now() + recheckMs
    }
    return revision
  }

  function current(): number | Promise<number> {
    if (performance.now() < freshUntil) return known
    if (asking !== null) return asking
    const question = ask().finally(() => {
      if (asking === question) asking = null
    })
    asking = question
    // Not everybody waits for the answer, and a database that is away ends nothing.
    question.catch(() => {})
    return question
  }

  return {
    current,
    async touch() {
      writes += 1
      freshUntil = 0
      asking = null
      if (listeners.size === 0) return
      try {
        await current()
      } catch {
        // Whoever asks next hears why, or what came of it.
      }
    },
    onChange(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
