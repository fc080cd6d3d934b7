import { z } from 'zod'
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

/** Contents of a backup for people. */
export interface BackupSummary {
  madeAt: string
  files: number
  rows: Record<string, number>
  bytes: number
  faults: string[]
}

/** A backup cannot be used; the message is meant for users. */
export class BackupError extends RequestError {
  constructor(said: ApiMessage, cause?: unknown) {
    super(422, said)
    this.cause = cause
  }
}
