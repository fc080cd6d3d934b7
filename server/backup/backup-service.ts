import type { Backup, BackupChange, BackupKind } from '../../domain/api/backups.ts'
import { type ErrorCode, message } from '../../domain/messages/api-message.ts'
import type { Author, ContentWriter } from '../content/content-writer.ts'
import type { Database } from '../db/database.ts'
import { ago, minute } from '../kernel/clock.ts'
import { conflict, notFound } from '../kernel/errors.ts'
import { createToken, hashToken } from '../kernel/secrets.ts'
import { type Storage, StorageUnavailableError } from '../storage/storage.ts'
import { backupJob } from './backup-job-repository.ts'
import { backupLinkRepository } from './backup-link-repository.ts'
import type { BackupStore } from './backup-repository.ts'
import {
  compareContent,
  describeDifferences,
  restoreContent,
  withBackupRows,
} from './content-restore.ts'

export type BackupService = ReturnType<typeof createBackupService>

/** Last failure; `fault` is one of `failureCodes`. */
export interface BackupFailure {
  at: string
  fault: string
}

export const failureCodes = [
  'backups.bucketUnavailable',
  'backups.noSpace',
  'backups.notWritable',
  'backups.failed',
] as const satisfies ErrorCode[]

/** Fault of a backup that was made, although originals were missing or damaged. */
const filesMissing = 'files-missing'

export interface BackupParts {
  database: Database
  originals: Storage
  store: BackupStore
  temporaryFolder: string
  writer: ContentWriter
  /** Called after content was restored, to generate variants of its photos. */
  onRestored(): void
}

const DOWNLOAD_LINK_TTL_MS = 5 * minute

export function createBackupService(parts: BackupParts) {
  const { database, store, temporaryFolder } = parts
  let isRunning = false

  return {
    ...store,
    isRunning: (): boolean => isRunning,
    /**
     * Throws a 409 while another backup is being made. A problem is stored until a backup has none.
     */
    async make(kind: BackupKind, signal?: AbortSignal): Promise<Backup> {
      if (isRunning) throw conflict(message('backups.running'))
      isRunning = true
      try {
        const made = await store.add(kind, signal)
        await backupJob.recordEnd(database, made.faults.length > 0 ? filesMissing : '')
        return made
      } catch (error) {
        await backupJob.recordEnd(database, explain(error)).catch(() => {})
        throw error
      } finally {
        isRunning = false
      }
    },
    /** The last failure, or the time of the last backup if originals were missing or damaged. */
    async problem(): Promise<{ failure: BackupFailure | null; incompleteAt: string | null }> {
      const problem = await backupJob.problem(database)
      return problem?.fault === filesMissing
        ? { failure: null, incompleteAt: problem.at }
        : { failure: problem, incompleteAt: null }
    },
    /** A token that downloads the file once. */
    async createLink(name: string): Promise<string> {
      await store.find(name)
      const token = createToken()
      await backupLinkRepository.deleteExpired(database)
      await backupLinkRepository.insert(database, {
        tokenHash: hashToken(token),
        backup: name,
        expiresAt: ago(-DOWNLOAD_LINK_TTL_MS),
      })
      return token
    },
    /** Throws a 404 for a token that is used, expired or for another file; the token stays valid. */
    async checkLink(name: string, token: string): Promise<void> {
      const link = { backup: name, tokenHash: hashToken(token) }
      if (!(await backupLinkRepository.isValid(database, link))) throw notFound('backup')
    },
    /** Uses the token up. Throws a 404 as `checkLink` does. */
    async redeemLink(name: string, token: string): Promise<void> {
      const link = { backup: name, tokenHash: hashToken(token) }
      if (!(await backupLinkRepository.take(database, link))) throw notFound('backup')
    },
    /** The changes that restoring the content would make; throws a 422 for an unusable file. */
    compare: (name: string): Promise<BackupChange[]> =>
      store.use(name, (path) =>
        withBackupRows(path, temporaryFolder, async (rows) =>
          describeDifferences(await compareContent(database, rows)),
        ),
      ),
    async bringBack(name: string, author: Author): Promise<BackupChange[]> {
      const changes = await store.use(name, (path) =>
        withBackupRows(path, temporaryFolder, (rows) => restoreContent(path, rows, parts, author)),
      )
      parts.onRestored()
      return changes
    },
  }
}

function explain(error: unknown): (typeof failureCodes)[number] {
  if (error instanceof StorageUnavailableError) return 'backups.bucketUnavailable'
  const code = error instanceof Error && 'code' in error ? error.code : ''
  if (code === 'ENOSPC') return 'backups.noSpace'
  if (code === 'EACCES' || code === 'EROFS' || code === 'ENOTDIR') return 'backups.notWritable'
  return 'backups.failed'
}
