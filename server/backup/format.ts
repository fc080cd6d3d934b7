import { z } from 'zod'

/** The first entry of a backup: what it is. */
export const headName = 'backup.json'
/** The last entry: what must have come before it. A file without it was cut off. */
export const contentsName = 'contents.json'
export const mediaFolder = 'media/'
export const tablesFolder = 'tables/'

export const head = z.object({
  format: z.literal(1),
  madeAt: z.string(),
  /** The last migration of the database that it was made of. */
  migration: z.string(),
})
export type Head = z.infer<typeof head>

export const contents = z.object({
  /** SHA-256 of every entry but the first and this one, by its name. */
  entries: z.record(z.string(), z.string()),
  /** Rows by table. */
  rows: z.record(z.string(), z.number()),
  /** Originals that a record names and the storage did not have, or had with other bytes. */
  faults: z.array(z.string()),
})
export type Contents = z.infer<typeof contents>

/** What a backup holds, for people. */
export interface BackupSummary {
  madeAt: string
  files: number
  rows: Record<string, number>
  bytes: number
  faults: string[]
}

/** Why a backup cannot be used, in a sentence for whom asked for it. */
export class BackupError extends Error {}
