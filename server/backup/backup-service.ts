import type { Backup, BackupChange, BackupKind } from '../../domain/api/backups.ts'
import type { Author, ContentWriter } from '../content/content-writer.ts'
import type { Database } from '../db/database.ts'
import { ago, minute } from '../kernel/clock.ts'
import { conflict, notFound, RequestError } from '../kernel/errors.ts'
import { createToken, hashToken } from '../kernel/tokens.ts'
import { type Storage, StorageUnavailableError } from '../storage/storage.ts'
import { backupJob } from './backup-job-repository.ts'
import { backupLinkRepository } from './backup-link-repository.ts'
import type { BackupStore } from './backup-repository.ts'
import { compareContent, describeDifferences, withBackupRows } from './comparison.ts'
import { restoreContent } from './content-restore.ts'
import { BackupError } from './format.ts'

export interface BackupService
  extends Pick<BackupStore, 'list' | 'find' | 'read' | 'remove' | 'deleteAllButNewest'> {
  isRunning(): boolean
  /**
   * Throws a 409 while another backup is being made. A failure is stored until a backup succeeds.
   */
  make(kind: BackupKind, signal?: AbortSignal): Promise<Backup>
  failure(): Promise<{ at: string; message: string } | null>
  /** A token that downloads the file once. */
  createLink(name: string): Promise<string>
  /** Throws a 404 for a token that is used, expired or for another file; the token stays valid. */
  checkLink(name: string, token: string): Promise<void>
  /** Uses the token up. Throws a 404 as `checkLink` does. */
  redeemLink(name: string, token: string): Promise<void>
  /** The changes that restoring the content would make; throws a 422 for an unusable file. */
  compare(name: string): Promise<BackupChange[]>
  bringBack(name: string, author: Author): Promise<BackupChange[]>
}

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

export function createBackupService(parts: BackupParts): BackupService {
  const { database, store, temporaryFolder } = parts
  let isRunning = false

  return {
    ...store,
    isRunning: () => isRunning,
    async make(kind, signal) {
      if (isRunning) throw conflict('A backup is already running.')
      isRunning = true
      try {
        const made = await store.add(kind, signal)
        await backupJob.recordEnd(database, '')
        return made
      } catch (error) {
        await backupJob.recordEnd(database, explain(error)).catch(() => {})
        throw error
      } finally {
        isRunning = false
      }
    },
    failure: () => backupJob.failure(database),
    async createLink(name) {
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
    async checkLink(name, token) {
      const link = { backup: name, tokenHash: hashToken(token) }
      if (!(await backupLinkRepository.isValid(database, link))) throw notFound('Backup')
    },
    async redeemLink(name, token) {
      const link = { backup: name, tokenHash: hashToken(token) }
      if (!(await backupLinkRepository.take(database, link))) throw notFound('Backup')
    },
    compare: (name) =>
      usable(() =>
        store.use(name, (path) =>
          withBackupRows(path, temporaryFolder, async (rows) =>
            describeDifferences(await compareContent(database, rows)),
          ),
        ),
      ),
    bringBack: (name, author) =>
      usable(async () => {
        const changes = await store.use(name, (path) =>
          withBackupRows(path, temporaryFolder, (rows) =>
            restoreContent(path, rows, parts, author),
          ),
        )
        parts.onRestored()
        return changes
      }),
  }
}

async function usable<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof BackupError) throw new RequestError(422, error.message)
    throw error
  }
}

/** The reason of a failure in plain words, for an owner. */
function explain(error: unknown): string {
  if (error instanceof StorageUnavailableError) return 'The backup bucket does not respond.'
  const code = error instanceof Error && 'code' in error ? error.code : ''
  if (code === 'ENOSPC') return 'There is no space left for backups.'
  if (code === 'EACCES' || code === 'EROFS' || code === 'ENOTDIR')
    return 'The backup folder is not writable.'
  return 'The backup failed. See the server log for the reason.'
}
