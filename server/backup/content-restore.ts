import type { BackupChange } from '../../domain/api/backups.ts'
import { type ContentType, fieldsOf, resourceOf } from '../../domain/content/content-type.ts'
import { contentTypes } from '../../domain/content/content-types.ts'
import { picture } from '../../domain/content/picture.ts'
import type { Author, ContentWriter } from '../content/content-writer.ts'
import { type Connection, type Database, openDatabase } from '../db/database.ts'
import { mediaRepository } from '../db/media-file-repository.ts'
import { contentRepository, type StoredRecord } from '../db/record-repository.ts'
import { revisionRepository } from '../db/revisions.ts'
import { kindOf } from '../fields/field-kinds.ts'
import type { StoredFields } from '../fields/stored-values.ts'
import { now } from '../kernel/clock.ts'
import { recordMedia } from '../media/media-library.ts'
import type { Storage } from '../storage/storage.ts'
import { withFolder } from '../storage/temporary-folder.ts'
import { mediaFolder } from './format.ts'
import { entriesOf, verifyBackup } from './reader.ts'
import { extractFile, restoreRows } from './restore.ts'

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
    for (const difference of inWritingOrder(differences))
      await writeRecords(transaction, difference, writer, author)
    for (const { type, remove } of differences.toReversed()) {
      for (const record of remove) await writer.remove(transaction, type, record, author)
    }
    for (const difference of differences) await restoreOrder(transaction, difference, writer)
    return describeDifferences(differences)
  })
}

/**
 * Settings first, since history reads each state in the default language that the settings before it
 * name, and once more behind the pictures, of which every write shows the files that are current.
 */
function inWritingOrder(differences: Difference[]): Difference[] {
  const settings = differences.filter(({ type }) => type.languagesField !== undefined)
  const again = settings.map((difference) => ({ ...difference, create: [] }))
  const [pictures, ...others] = differences.filter((difference) => !settings.includes(difference))
  return [...settings, ...(pictures === undefined ? [] : [pictures]), ...again, ...others]
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
    // A picture may have been described by a record that was written before.
    const present = (await contentRepository.find(connection, type, before._id)) ?? before
    if (contentOf(present) === contentOf(after)) continue
    await writer.update(connection, type, present, { fields, translations }, author, 'restore')
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

/** Changes that turn the current records of one type into those of the backup. */
export interface Difference {
  type: ContentType
  create: StoredRecord[]
  update: { before: StoredRecord; after: StoredRecord }[]
  remove: StoredRecord[]
  /** Position of each record in the backup, by id. */
  positions: Map<string, number>
  isReordered: boolean
}

/** Types that others refer to come before the types that refer to them, and pictures before all. */
const typesInOrder: readonly ContentType[] = [
  picture,
  ...contentTypes
    .filter(({ table }) => table !== picture.table)
    .toSorted((one, other) => Number(refersTo(one, other)) - Number(refersTo(other, one))),
]

function refersTo(type: ContentType, other: ContentType): boolean {
  return fieldsOf(type).some(([, field]) => 'to' in field && field.to === other.table)
}

/** Opens the rows of a backup as a separate, migrated database, which exists while `work` runs. */
export async function withBackupRows<T>(
  path: string,
  temporaryFolder: string,
  work: (rows: Database) => Promise<T>,
): Promise<T> {
  const backup = await verifyBackup(path)
  return withFolder(temporaryFolder, async (folder) => {
    const rows = openDatabase(folder)
    try {
      await restoreRows(backup, rows)
      return await work(rows)
    } finally {
      await rows.destroy()
    }
  })
}

export async function compareContent(
  present: Connection,
  backup: Connection,
): Promise<Difference[]> {
  const differences: Difference[] = []
  for (const type of typesInOrder) {
    const before = await contentRepository.list(present, type)
    const after = await contentRepository.list(backup, type)
    differences.push(compareRecords(type, before, after))
  }
  return differences
}

function compareRecords(
  type: ContentType,
  before: StoredRecord[],
  after: StoredRecord[],
): Difference {
  const present = new Map(before.map((record) => [record._id, record]))
  const kept = new Map(after.map((record) => [record._id, record]))
  const update: Difference['update'] = []
  for (const record of after) {
    const own = present.get(record._id)
    if (own !== undefined && contentOf(own) !== contentOf(record))
      update.push({ before: own, after: record })
  }
  const order = (records: StoredRecord[], others: Map<string, unknown>) =>
    records
      .filter(({ _id }) => others.has(_id))
      .map(({ _id }) => _id)
      .join()
  return {
    type,
    create: after.filter(({ _id }) => !present.has(_id)),
    update,
    remove: before.filter(({ _id }) => !kept.has(_id)),
    positions: new Map(after.map(({ _id, position }) => [_id, position])),
    isReordered: order(before, kept) !== order(after, present),
  }
}

/** Fields and translations as text. */
function contentOf({ fields, translations }: StoredRecord): string {
  return JSON.stringify([fields, translations])
}

const MAX_NAMES = 5

/** The differences as counts and names for the admin; types without differences are left out. */
export function describeDifferences(differences: Difference[]): BackupChange[] {
  return differences
    .map(({ type, create, update, remove, isReordered }) => ({
      resource: resourceOf(type),
      create: create.length,
      update: update.length,
      remove: remove.length,
      arrange: isReordered,
      names: [...create, ...update.map(({ after }) => after), ...remove]
        .map(({ fields }) => String((type.title === null ? null : fields[type.title]) || ''))
        .filter((name) => name !== '')
        .slice(0, MAX_NAMES),
    }))
    .filter((change) => change.create + change.update + change.remove > 0 || change.arrange)
}
