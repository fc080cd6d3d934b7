import { createHash } from 'node:crypto'
import { Transform, type Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { sql, type Transaction } from 'kysely'
import type { Pack } from 'tar-stream'
import type { Database } from '../db/database.ts'
import { mediaRepository } from '../db/media-file-repository.ts'
import type { Schema } from '../db/schema.ts'
import { now } from '../kernel/clock.ts'
import { nameOfHash } from '../storage/file-names.ts'
import type { Storage } from '../storage/storage.ts'
import {
  type BackupSummary,
  type Contents,
  contentsName,
  findTables,
  type Head,
  headName,
  mediaFolder,
  readTable,
  summarise,
  tablesFolder,
} from './format.ts'

export interface BackupSource {
  /** A read-only connection, separate from the one that writes. */
  openSnapshot(): Database
  originals: Storage
}

export interface Progress {
  done: number
  total: number
}

interface WrittenBackup extends BackupSummary {
  /** Size of all originals. */
  bytes: number
}

interface WriteOptions {
  onProgress?(progress: Progress): void
  /** An abort makes the backup fail. */
  signal?: AbortSignal
}

/**
 * Writes a backup as one tar file: a snapshot of the database, regardless of concurrent writes, and
 * every original that it refers to. Variants are left out: they can be generated again.
 */
export async function writeBackup(
  { openSnapshot, originals }: BackupSource,
  target: Writable,
  { onProgress = () => {}, signal }: WriteOptions = {},
): Promise<WrittenBackup> {
  // Loaded on demand: most starts write no backup.
  const { pack } = await import('tar-stream')
  const archive = pack()
  const snapshot = openSnapshot()
  try {
    const made = snapshot
      .transaction()
      .setIsolationLevel('repeatable read')
      .setAccessMode('read only')
      .execute((transaction) => writeEntries(archive, transaction, originals, onProgress))
      .catch((error: unknown) => {
        archive.destroy(error instanceof Error ? error : new Error(String(error)))
        throw error
      })
    // The first failure ends the other side too; report the one of the entries, which is the cause.
    const [entries, piped] = await Promise.allSettled([made, pipeline(archive, target, { signal })])
    if (entries.status === 'rejected') throw entries.reason
    if (piped.status === 'rejected') throw piped.reason
    return entries.value
  } finally {
    await snapshot.destroy()
  }
}

async function writeEntries(
  archive: Pack,
  transaction: Transaction<Schema>,
  originals: Storage,
  onProgress: (progress: Progress) => void,
): Promise<WrittenBackup> {
  const known: Head = { format: 1, madeAt: now(), migration: await lastMigration(transaction) }
  const found: Contents = { entries: {}, rows: {}, faults: [] }
  await addText(archive, headName, JSON.stringify(known))
  const media = await mediaRepository.all(transaction)
  let bytes = 0
  for (const [index, { file }] of media.entries()) {
    onProgress({ done: index, total: media.length })
    const size = await originals.size(file)
    if (size === null) {
      found.faults.push(file)
      continue
    }
    const { digest, name } = await addFile(archive, `${mediaFolder}${file}`, size, originals, file)
    found.entries[`${mediaFolder}${file}`] = digest
    if (!file.startsWith(`${name}.`)) found.faults.push(file)
    bytes += size
  }
  onProgress({ done: media.length, total: media.length })
  for (const table of await findTables(transaction)) {
    found.rows[table.name] = 0
    let part = 0
    for await (const rows of readTable(transaction, table)) {
      const name = `${tablesFolder}${table.name}/${String(part).padStart(6, '0')}.ndjson`
      const text = rows.map((row) => `${JSON.stringify(row)}\n`).join('')
      found.entries[name] = createHash('sha256').update(text).digest('hex')
      found.rows[table.name] = (found.rows[table.name] ?? 0) + rows.length
      await addText(archive, name, text)
      part += 1
    }
  }
  await addText(archive, contentsName, JSON.stringify(found))
  archive.finalize()
  return { ...summarise(found), bytes }
}

/** Name of the last migration that ran. */
async function lastMigration(transaction: Transaction<Schema>): Promise<string> {
  const { rows } = await sql<{ name: string }>`
    select "name" from "kysely_migration" order by "name" desc limit 1`.execute(transaction)
  return rows[0]?.name ?? ''
}

function addText(archive: Pack, name: string, text: string): Promise<void> {
  return new Promise((resolve, reject) => {
    archive.entry({ name }, text, (error) => (error ? reject(error) : resolve()))
  })
}

/**
 * Returns the digest of the bytes written, and the content-addressed file name that they should
 * have.
 */
async function addFile(
  archive: Pack,
  name: string,
  size: number,
  storage: Storage,
  file: string,
): Promise<{ digest: string; name: string }> {
  const hash = createHash('sha256')
  const counted = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk)
      done(null, chunk)
    },
  })
  await new Promise<void>((resolve, reject) => {
    const entry = archive.entry({ name, size }, (error) => (error ? reject(error) : resolve()))
    storage
      .read(file)
      .then((source) => pipeline(source, counted, entry))
      .catch(reject)
  })
  const digest = hash.digest()
  return { digest: digest.toString('hex'), name: nameOfHash(digest) }
}
