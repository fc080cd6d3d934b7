import type { Database } from '../db/database.ts'
import { mediaRepository } from '../db/records/media-file-repository.ts'
import type { Storage } from '../storage/storage.ts'

/**
 * Deletes files that a crashed process stored without recording them; returns their number. Call
 * only before the first write: later, an unknown file may belong to a write in progress.
 */
export async function removeOrphans(database: Database, originals: Storage): Promise<number> {
  const known = new Set((await mediaRepository.all(database)).map(({ file }) => file))
  let removed = 0
  for await (const { name } of originals.list()) {
    if (known.has(name)) continue
    await originals.remove(name)
    removed += 1
  }
  return removed
}
