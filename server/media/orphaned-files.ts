import type { Database } from '../db/database.ts'
import { mediaRepository } from '../db/records/media-file-repository.ts'
import type { Storage } from '../storage/storage.ts'

/**
 * Removes the files that a process which was cut off had stored and not yet recorded; answers how many.
 * Only before the first write: later, a file that nobody knows may belong to one that is under way.
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
