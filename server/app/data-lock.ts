import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

/** How long to wait for a process that is just ending to release the lock. */
const LOCK_TIMEOUT_MS = 1_000

/** An empty SQLite file: only its lock matters. */
export const lockFile = 'lock.sqlite'

/** Another process has locked the same data directory. */
export class DataInUseError extends Error {
  constructor(dataDir: string) {
    super(
      `${dataDir} is already in use by another process. Stop that process first, or set DATA_DIR to another folder.`,
    )
  }
}

/** Exclusive lock of a data directory. */
export interface DataLock {
  release(): void
}

/**
 * Locks the data directory, or throws a `DataInUseError`. The operating system's file lock ends
 * with the process, even after a crash. Commands that only need the database do not take it.
 */
export function lockData(dataDir: string): DataLock {
  mkdirSync(dataDir, { recursive: true })
  const database = new DatabaseSync(join(dataDir, lockFile))
  try {
    database.exec(`pragma busy_timeout = ${LOCK_TIMEOUT_MS}`)
    // No journal file: the data directory must contain only files that belong to the shop.
    database.exec('pragma journal_mode = memory')
    database.exec('begin exclusive')
  } catch (error) {
    database.close()
    throw isLocked(error) ? new DataInUseError(dataDir) : error
  }
  return { release: () => database.close() }
}

function isLocked(error: unknown): boolean {
  return error instanceof Error && /database is locked/.test(error.message)
}
