import type { BackupChange } from '../../domain/api/backups.ts'
import { type ContentType, fieldsOf, resourceOf } from '../../domain/content/content-type.ts'
import type { Author, ContentWriter } from '../content/content-writer.ts'
import type { Connection, Database } from '../db/database.ts'
import { mediaRepository } from '../db/records/media-file-repository.ts'
import { contentRepository } from '../db/records/record-repository.ts'
import { revisionRepository } from '../db/revisions.ts'
import { kindOf } from '../fields/field-kinds.ts'
import type { StoredFields } from '../fields/stored-values.ts'
import { now } from '../kernel/clock.ts'
import { recordMedia } from '../media/media-library.ts'
import type { Storage } from '../storage/storage.ts'
import { compareContent, type Difference, describeDifferences } from './comparison.ts'
import { mediaFolder } from './format.ts'
import { entriesOf } from './reader.ts'
import { extractFile } from './restore.ts'

export interface RestoreParts {
  database: Database
  originals: Storage
  temporaryFolder: string
  writer: ContentWriter
}

/**
 * Restores the content of a backup by ordinary writes in one transaction: each has its revision,
 * and records created after the backup go to the trash. Enquiries and administrators stay.
 */
export async function restoreContent(
  path: string,
  rows: Database,
  { database, originals, temporaryFolder, writer }: RestoreParts,
  author: Author,
): Promise<BackupChange[]> {
  const wanted = filesIn(await compareContent(database, rows))
  const known = await mediaRepository.known(database, [...wanted])
  for await (const entry of entriesOf(path)) {
    const file = entry.header.name.slice(mediaFolder.length)
    const isWanted = entry.header.name.startsWith(mediaFolder) && wanted.has(file)
    if (isWanted && !known.has(file)) await extractFile(entry, file, originals, temporaryFolder)
    else entry.resume()
  }
  return database.transaction().execute(async (transaction) => {
    // Compared again inside the transaction: other writes may have come since.
    const differences = await compareContent(transaction, rows)
    await restoreMedia(transaction, rows, filesIn(differences), originals)
    for (const difference of settingsFirst(differences))
      await writeRecords(transaction, difference, writer, author)
    for (const { type, remove } of differences.toReversed()) {
      for (const record of remove) await writer.remove(transaction, type, record, author)
    }
    for (const difference of differences) await restoreOrder(transaction, difference, writer)
    return describeDifferences(differences)
  })
}

/** History reads each state in the default language that the settings before it name. */
function settingsFirst(differences: Difference[]): Difference[] {
  const isSettings = ({ type }: Difference) => Number(type.languagesField !== undefined)
  return differences.toSorted((a, b) => isSettings(b) - isSettings(a))
}

function filesIn(differences: Difference[]): Set<string> {
  const named = (type: ContentType, fields: StoredFields) =>
    fieldsOf(type).flatMap(([name, field]) => kindOf(field).filesOf(field, fields[name] ?? null))
  return new Set(
    differences.flatMap(({ type, create, update }) => [
      ...create.flatMap(({ fields }) => named(type, fields)),
      ...update.flatMap(({ after }) => named(type, after.fields)),
    ]),
  )
}

async function restoreMedia(
  connection: Connection,
  rows: Database,
  files: Set<string>,
  originals: Storage,
): Promise<void> {
  for (const media of await mediaRepository.all(rows)) {
    if (!files.has(media.file)) continue
    // A file that was known before, and so not stored again, may have been swept since.
    await recordMedia(connection, originals, { ...media, ready: 'none', createdAt: now() })
  }
}

async function writeRecords(
  connection: Connection,
  { type, create, update }: Difference,
  writer: ContentWriter,
  author: Author,
): Promise<void> {
  for (const record of create) {
    const version = await revisionRepository.lastVersion(connection, resourceOf(type), record._id)
    await writer.bringBack(connection, type, {
      ...record,
      version: Math.max(version, record.version) + 1,
      updatedAt: now(),
      updatedBy: author,
    })
  }
  for (const { before, after } of update) {
    const { fields, translations } = after
    await writer.update(connection, type, before, { fields, translations }, author, 'restore')
  }
}

async function restoreOrder(
  connection: Connection,
  { type, positions }: Difference,
  writer: ContentWriter,
): Promise<void> {
  const changed = new Map<string, number>()
  for (const { _id, position } of await contentRepository.list(connection, type)) {
    const wanted = positions.get(_id)
    if (wanted !== undefined && wanted !== position) changed.set(_id, wanted)
  }
  if (changed.size > 0) await writer.setPositions(connection, type, changed)
}
