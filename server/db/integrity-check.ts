import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

const databaseFile = 'catalogue.sqlite'
/**
 * Databases up to this size are checked at every start, which takes some hundredths of a second.
 */
const QUICK_CHECK_MAX_BYTES = 32 * 1024 * 1024

/** The database is damaged or missing; nothing was changed. */
export class CorruptDatabaseError extends Error {}

/**
 * Throws a `CorruptDatabaseError` for a database that is damaged, or missing although there are
 * media files: the start must not put an empty shop in its place.
 */
export function assertIntegrity(dataDir: string, { thoroughly }: { thoroughly: boolean }): void {
  const file = join(dataDir, databaseFile)
  const size = existsSync(file) ? statSync(file).size : 0
  if (size === 0) {
    if (hasMedia(dataDir)) throw new CorruptDatabaseError(sentence(file, 'is missing or empty'))
    return
  }
  const corruption = findCorruption(file, thoroughly || size <= QUICK_CHECK_MAX_BYTES)
  if (corruption !== null)
    throw new CorruptDatabaseError(sentence(file, `is damaged (${corruption})`))
}

function findCorruption(file: string, thoroughly: boolean): string | null {
  let database: DatabaseSync | null = null
  try {
    database = new DatabaseSync(file)
    database.exec('pragma busy_timeout = 5000')
    database.prepare('select count(*) from sqlite_schema').get()
    if (!thoroughly) return null
    const found = String(Object.values(database.prepare('pragma quick_check(1)').get() ?? {})[0])
    return found === 'ok' ? null : found.replace(/\s+/g, ' ')
  } catch (error) {
    if (!isCorruption(error)) throw error
    return error.message
  } finally {
    database?.close()
  }
}

function isCorruption(error: unknown): error is Error {
  return error instanceof Error && /malformed|not a database|corrupt/.test(error.message)
}

function hasMedia(dataDir: string): boolean {
  const folder = join(dataDir, 'media')
  return existsSync(folder) && readdirSync(folder).length > 0
}

function sentence(file: string, what: string): string {
  return `${file} ${what}. Nothing was changed. Restore ${databaseFile} from a backup, remove the files ${databaseFile}-wal and ${databaseFile}-shm next to it, and start again. To start with an empty shop, set DATA_DIR to an empty folder.`
}
