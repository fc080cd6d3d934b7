import type { BackupChange } from '../../domain/api/backups.ts'
import { type ContentType, fieldsOf, resourceOf } from '../../domain/content/content-type.ts'
import { contentTypes } from '../../domain/content/content-types.ts'
import { type Connection, type Database, openDatabase } from '../db/database.ts'
import { contentRepository, type StoredRecord } from '../db/records/record-repository.ts'
import { withFolder } from '../storage/temporary-folder.ts'
import { verifyBackup } from './reader.ts'
import { restoreRows } from './restore.ts'

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

/** Types that others refer to come before the types that refer to them. */
const typesInOrder: readonly ContentType[] = contentTypes.toSorted(
  (one, other) => Number(refersTo(one, other)) - Number(refersTo(other, one)),
)

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
