import type { Database } from './db/database.ts'
import { type ContentStanding, revisionRepository } from './db/revisions.ts'

/** How long a write by another process may stay unseen. */
const recheckMs = 500

/** The number that grows with whatever changes a page, first of all writes: what was made before it is stale. */
export interface ContentRevision {
  /** At once where it is known, else from the database. */
  current(): number | Promise<number>
  /** The same of all but products: what has nothing to do with them outlasts most writes by it. */
  besideProducts: { current(): number | Promise<number> }
  /**
   * The newest that is known, at once: what visitors may be shown, for it holds every write that was confirmed.
   * Undefined where the database has not been asked for so long that another process may have written.
   */
  confirmed(): number | undefined
  /** Says that this process may have written; ends when those who listen have done what they do about it. */
  touch(): Promise<void>
  /** Calls back as soon as a new revision is known, with the one before. Answers how to end it. */
  onChange(listener: ChangeListener): () => void
}

/** What it answers never fails. */
type ChangeListener = (former: number) => void | Promise<void>

export function createContentRevision(database: Database): ContentRevision {
  let freshUntil = 0
  /** Null until the database was asked. */
  let standing: ContentStanding | null = null
  let newestBesideProducts = 0
  let newest = 0
  let newestUntil = 0
  let writes = 0
  const listeners = new Set<ChangeListener>()
  /** What listeners still do about the changes they heard of. */
  let settling: Promise<unknown> = Promise.resolve()
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
      const former = newest
      newest = revision
      standing = present
      // Of the first that is known nobody has kept anything.
      if (present.isOther || present.published !== known?.published) newestBesideProducts = revision
      settling = Promise.all([settling, ...[...listeners].map((listener) => listener(former))])
    }
    newestUntil = performance.now() + recheckMs
    // An answer that a write overtook says nothing about what comes after it.
    if (writes === before) freshUntil = newestUntil
    return revision
  }

  function askOnce(): Promise<number> {
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
    return performance.now() < freshUntil ? newest : askOnce()
  }

  function currentBesideProducts(): number | Promise<number> {
    const all = current()
    return typeof all === 'number' ? newestBesideProducts : all.then(() => newestBesideProducts)
  }

  function confirmed(): number | undefined {
    const left = newestUntil - performance.now()
    // Asked in time, the answer is there before anybody would have to wait for it.
    if (left < recheckMs / 2) void askOnce()
    return left > 0 ? newest : undefined
  }

  function forget(): void {
    newestUntil = 0
  }

  return {
    current,
    besideProducts: { current: currentBesideProducts },
    confirmed,
    async touch() {
      writes += 1
      freshUntil = 0
      asking = null
      if (listeners.size === 0) return void forget()
      try {
        await current()
        await settling
      } catch {
        // Whoever asks next hears why, or what came of it.
        forget()
      }
    },
    onChange(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
