import { message } from '../../domain/messages/api-message.ts'
import type { Connection } from '../db/database.ts'
import { mediaRepository } from '../db/records/media-file-repository.ts'
import { variantJobs } from '../db/records/variant-job-repository.ts'
import type { MediaRow } from '../db/schema.ts'
import { unavailable } from '../kernel/errors.ts'
import type { Storage } from '../storage/storage.ts'

const lost = message('media.removedMeanwhile')

/**
 * Adds the row of a stored file inside the transaction that refers to it, and queues the missing
 * variants. Throws a 503 if the file is gone: the sweep, or a rollback in another process, may have
 * removed it since it was stored.
 */
export async function recordMedia(
  connection: Connection,
  storage: Pick<Storage, 'size'>,
  media: MediaRow,
): Promise<void> {
  const { file, kind, ready } = media
  if (!(await mediaRepository.add(connection, media))) return
  if ((await storage.size(file)) === null) throw unavailable(lost)
  if (kind !== 'image') return
  await variantJobs.add(connection, { file, stage: ready === 'none' ? 'webp' : 'avif' })
}
