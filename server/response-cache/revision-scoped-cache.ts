import { LRUCache } from 'lru-cache'
import type { ContentRevision } from '../db/content-revision.ts'
import { getOrLoad } from '../kernel/single-flight.ts'

const MAX_ENTRIES = 200

/** Cache of values derived from the content, emptied with each revision. */
export interface RevisionScopedCache<T> {
  /**
   * The cached value of a key, created on a miss; concurrent callers share it, so nobody may change
   * it. A rejected promise is not cached.
   */
  get(key: string, make: () => Promise<T>): Promise<T>
}

/** Caches at most `max` values of the newest revision, least recently used ones evicted first. */
export function createRevisionScopedCache<T>(
  revision: Pick<ContentRevision, 'current'>,
  max = MAX_ENTRIES,
): RevisionScopedCache<T> {
  const values = new LRUCache<string, Promise<T>>({ max: max })
  let keptFor = -1

  return {
    async get(key, make) {
      const current = await revision.current()
      // A caller that read an older revision must not replace newer values.
      if (current < keptFor) return make()
      if (current > keptFor) values.clear()
      keptFor = current
      return getOrLoad(values, key, make)
    },
  }
}
