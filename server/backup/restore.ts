import { join } from 'node:path'
import { type Kysely, sql } from 'kysely'
import { message } from '../../domain/messages/api-message.ts'
import { connectDatabase, type Database } from '../db/database.ts'
import { isPostgres } from '../db/engine.ts'
import { migrate } from '../db/migrate.ts'
import type { PostgresOptions } from '../db/postgres.ts'
import { productIndex } from '../db/search-index/product-index.ts'
import { variantJobs } from '../db/variant-job-repository.ts'
import type { S3Location } from '../storage/s3-location.ts'
import type { Storage } from '../storage/storage.ts'
import { openStorages } from '../storage/storages.ts'
import { saveIn, withFolder } from '../storage/temporary-folder.ts'
import {
  BackupError,
  backupTables,
  contentsName,
  findTables,
  headName,
  insertRows,
  mediaFolder,
  missingFiles,
  type StoredRow,
  storedRow,
  tablesFolder,
} from './format.ts'
import { type Entry, entriesOf, textOf, type VerifiedBackup } from './reader.ts'
import type { Progress } from './writer.ts'

interface RestoreTarget {
  /** Must have no tables yet, or empty ones. */
  database: Database
  originals: Storage
  /** Must be on the same file system as a disk storage, so that files can be renamed into it. */
  temporaryFolder: string
}

/**
 * Fills an empty installation with a backup: first the files, then all rows in one transaction,
 * then derived data. Runs migrations if the backup is of an older version.
 */
async function restoreBackup(
  backup: VerifiedBackup,
  { database, originals, temporaryFolder }: RestoreTarget,
  onProgress: (progress: Progress) => void = () => {},
): Promise<void> {
  await restoreRows(backup, database, {
    onProgress,
    extractFile: (entry, name) => extractFile(entry, name, originals, temporaryFolder),
  })
  await variantJobs.addUnfinished(database)
  await indexProducts(database)
}

/** Restores the rows only, unless `extractFile` stores the files. */
export async function restoreRows(
  { path, head, contents }: VerifiedBackup,
  database: Database,
  {
    onProgress = () => {},
    extractFile = async (entry) => {
      entry.resume()
    },
  }: {
    onProgress?: (progress: Progress) => void
    extractFile?: (entry: Entry, name: string) => Promise<void>
  } = {},
): Promise<void> {
  // Before the migration, which would change the tables of a shop that is there.
  await expectEmpty(database)
  await migrate(database, { last: head.migration }).catch((error: unknown) => {
    throw new BackupError(message('backups.newerVersion'), error)
  })
  const total = Object.keys(contents.entries).length
  const missing = new Set(missingFiles(contents))
  const isStored = (row: StoredRow) => !(typeof row.file === 'string' && missing.has(row.file))
  let done = 0
  await database.transaction().execute(async (transaction) => {
    for await (const entry of entriesOf(path)) {
      const { name } = entry.header
      if (name === headName || name === contentsName) entry.resume()
      else if (name.startsWith(mediaFolder))
        await extractFile(entry, name.slice(mediaFolder.length))
      else {
        const table = tableOf(name)
        const rows = (await textOf(entry)).trimEnd().split('\n').map(readRow)
        await insertRows(transaction, table, rows.map((row) => ownRow(table, row)).filter(isStored))
      }
      done += 1
      onProgress({ done, total })
    }
    if (isPostgres(transaction)) await countOn(transaction)
  })
  await migrate(database)
}

/**
 * PostgreSQL: advances the sequence of revisions, which rows inserted with their numbers do not.
 */
async function countOn<S>(connection: Kysely<S>): Promise<void> {
  await sql`select setval(pg_get_serial_sequence('revision', 'sequence'), max("sequence"))
    from "revision" having count(*) > 0`.execute(connection)
}

/** Variants are not part of a backup, so no photo has any yet. */
function ownRow(table: string, row: StoredRow): StoredRow {
  return table === 'media' ? { ...row, ready: 'none' } : row
}

function readRow(line: string): StoredRow {
  return storedRow.parse(JSON.parse(line))
}

function tableOf(entry: string): string {
  const [table] = entry.slice(tablesFolder.length).split('/')
  const known = backupTables.find(({ name }) => name === table)
  if (known === undefined) {
    throw new BackupError(message('backups.unknownEntry', { entry }))
  }
  return known.name
}

async function expectEmpty(database: Database): Promise<void> {
  for (const { name } of await findTables(database)) {
    const { rows } = await sql`select 1 from ${sql.table(name)} limit 1`.execute(database)
    if (rows.length === 0) continue
    throw new BackupError(message('backups.targetNotEmpty'))
  }
}

/** Stores a file of a backup in the storage. */
export async function extractFile(
  entry: Entry,
  name: string,
  originals: Storage,
  temporaryFolder: string,
): Promise<void> {
  await withFolder(temporaryFolder, async (folder) =>
    originals.put(name, await saveIn(folder, entry)),
  )
}

const BATCH_SIZE = 200

/** Rebuilds the search index, which is not part of a backup. */
async function indexProducts(database: Database): Promise<void> {
  const { rows } = await sql<{ _id: string }>`
    select "_id" from "product" order by "position", "_id"`.execute(database)
  for (let from = 0; from < rows.length; from += BATCH_SIZE) {
    await database.transaction().execute(async (transaction) => {
      for (const { _id } of rows.slice(from, from + BATCH_SIZE)) {
        await productIndex.put(transaction, _id)
      }
    })
  }
}

export interface InstallationLocation {
  dataDir: string
  postgres?: PostgresOptions | null
  media?: S3Location | null
}

/** Restores a whole installation from a backup, into an empty folder, database and storage. */
export async function restoreInstallation(
  backup: VerifiedBackup,
  location: InstallationLocation,
  onProgress: (progress: Progress) => void = () => {},
): Promise<void> {
  const { dataDir, media = null } = location
  const database = connectDatabase(location)
  const storages = await openStorages({ dataDir, location: media, onError: () => {} })
  try {
    const temporaryFolder = join(dataDir, 'temporary')
    const target = { database, originals: storages.originals, temporaryFolder }
    await restoreBackup(backup, target, onProgress)
  } finally {
    storages.close()
    await database.destroy()
  }
}
