import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

/** How long a process that is just ending may take to let go, in milliseconds. */
const LOCK_TIMEOUT_MS = 1_000

/** Nothing is ever written to it. */
export const lockFile = 'lock.sqlite'

/** Another process serves the same data. */
export class DataInUseError extends Error {
  constructor(dataDir: string) {
    super(
      `${dataDir} is already in use by another process. Stop that process first, or set DATA_DIR to another folder.`,
    )
  }
}

/** Holds a data directory for one server alone. */
export interface DataLock {
  release(): void
}

/**
 * Takes the data directory, or throws a `DataInUseError`. The lock is the system's own on a file, so that
 * it ends with the process however it ends; commands that only need the database do not ask for it.
 */
export function lockData(dataDir: string): DataLock {
  mkdirSync(dataDir, { recursive: true })
  const database = new DatabaseSync(join(dataDir, lockFile))
  try {
    database.exec(`pragma busy_timeout = ${LOCK_TIMEOUT_MS}`)
    // Without a file beside it: what lies in the folder says whose it is.
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
