import { type Kysely, sql } from 'kysely'
import { z } from 'zod'
import { contentTypes } from '../../domain/content/content-types.ts'
import type { ApiMessage } from '../../domain/messages/api-message.ts'
import { RequestError } from '../kernel/errors.ts'

/** The first entry of a backup: format version, time and migration. */
export const headName = 'backup.json'
/** The last entry: digests of the other entries. A file without it is incomplete. */
export const contentsName = 'contents.json'
export const mediaFolder = 'media/'
export const tablesFolder = 'tables/'

export const head = z.object({
  format: z.literal(1),
  madeAt: z.string(),
  /** Name of the last migration of the database that was backed up. */
  migration: z.string(),
})
export type Head = z.infer<typeof head>

export const contents = z.object({
  /** SHA-256 of every other entry except the first, by name. */
  entries: z.record(z.string(), z.string()),
  /** Number of rows by table. */
  rows: z.record(z.string(), z.number()),
  /** Originals that a record refers to and that were missing or damaged in the storage. */
  faults: z.array(z.string()),
})
export type Contents = z.infer<typeof contents>

/** Originals that a backup lacks: a restore leaves out their rows of `media`. */
export function missingFiles({ entries, faults }: Contents): string[] {
  return faults.filter((file) => entries[`${mediaFolder}${file}`] === undefined)
}

/** Contents of a backup for people. */
export interface BackupSummary extends Pick<Contents, 'rows' | 'faults'> {
  /** Number of originals. */
  files: number
}

export function summarise({ entries, rows, faults }: Contents): BackupSummary {
  const files = Object.keys(entries).filter((entry) => entry.startsWith(mediaFolder))
  return { files: files.length, rows, faults }
}

/** A backup cannot be used; the message is meant for users. */
export class BackupError extends RequestError {
  constructor(said: ApiMessage, cause?: unknown) {
    super(422, said)
    this.cause = cause
  }
}

/** A table in a backup, and the unique column that its rows are read by. */
export interface BackupTable {
  name: string
  key: string
}

/**
 * Sorted so that foreign keys are satisfied while tables are filled: referenced tables come first.
 */
export const backupTables: readonly BackupTable[] = [
  { name: 'administrator', key: '_id' },
  { name: 'second_factor', key: 'administrator' },
  { name: 'recovery_code', key: 'codeHash' },
  { name: 'media', key: 'file' },
  ...contentTypes.map(({ table }) => ({ name: table, key: '_id' })),
  { name: 'picture_use', key: '_id' },
  { name: 'picture_list', key: 'picture' },
  { name: 'product_origin', key: 'origin' },
  { name: 'enquiry', key: '_id' },
  { name: 'product_view', key: '_id' },
  { name: 'missed_search', key: '_id' },
  { name: 'redirect_use', key: '_id' },
  { name: 'not_found', key: '_id' },
  { name: 'quotation_state', key: '_id' },
  { name: 'quotation_edition', key: '_id' },
  { name: 'quotation_view', key: '_id' },
  { name: 'quotation_number', key: 'sequence' },
  { name: 'import', key: '_id' },
  { name: 'import_record', key: '_id' },
  { name: 'import_picture', key: '_id' },
  { name: 'revision', key: 'sequence' },
]

/**
 * Tables that a backup leaves out: derived data, unfinished work, and credentials. After a restore
 * everybody signs in again.
 */
export const omittedTables: readonly string[] = [
  'session',
  'invitation',
  'known_address',
  'sign_in_count',
  'rendition_job',
  'rendition_publication',
  'chore',
  'lease',
  'regular_task',
  'backup_link',
  'page_ending',
  'product_preview',
  'picture_undo',
  'product_facet',
  'product_search',
  'product_words',
  'search_word',
  'search_gram',
]

/** The backup's tables that a database has: an earlier version may lack some. */
export async function findTables<S>(connection: Kysely<S>): Promise<BackupTable[]> {
  const names = new Set((await connection.introspection.getTables()).map(({ name }) => name))
  return backupTables.filter(({ name }) => names.has(name))
}

export const storedRow = z.record(z.string(), z.union([z.string(), z.number(), z.null()]))
export type StoredRow = z.infer<typeof storedRow>

const BATCH_SIZE = 500

/** The rows of a table sorted by its key, in batches. */
export async function* readTable<S>(
  connection: Kysely<S>,
  { name, key }: BackupTable,
): AsyncIterable<StoredRow[]> {
  let after: string | number | null = null
  for (;;) {
    const beyond = after === null ? sql`` : sql`where ${sql.ref(key)} > ${after}`
    const result = await sql<unknown>`select * from ${sql.table(name)} ${beyond}
      order by ${sql.ref(key)} limit ${BATCH_SIZE}`.execute(connection)
    const rows = z.array(storedRow).parse(result.rows)
    if (rows.length > 0) yield rows
    if (rows.length < BATCH_SIZE) return
    after = rows.at(-1)?.[key] ?? null
  }
}

export async function insertRows<S>(
  connection: Kysely<S>,
  table: string,
  rows: StoredRow[],
): Promise<void> {
  for (const row of rows) {
    const names = Object.keys(row).map((name) => sql.ref(name))
    await sql`insert into ${sql.table(table)} (${sql.join(names)})
      values (${sql.join(Object.values(row))})`.execute(connection)
  }
}

export async function countRows<S>(connection: Kysely<S>): Promise<Record<string, number>> {
  const counts: Record<string, number> = {}
  for (const { name } of backupTables) {
    const { rows } = await sql<{ count: number }>`
      select count(*) as "count" from ${sql.table(name)}`.execute(connection)
    counts[name] = Number(rows[0]?.count ?? 0)
  }
  return counts
}
