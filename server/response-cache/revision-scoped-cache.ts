import { LRUCache } from 'lru-cache'
import type { ContentRevision } from '../db/content-revision.ts'
import { getOrLoad } from '../kernel/single-flight.ts'

const mostEntries = 200

/** What follows from the content alone, made once for each of its revisions. */
export interface RevisionMemo<T> {
  /**
   * The value under a key, made if need be; once, however many ask for it at the same time. It is
   * shared: nobody may change it. What could not be made is forgotten.
   */
  get(key: string, make: () => Promise<T>): Promise<T>
}

/** Keeps at most `most` values, those that were asked for last, and none of an earlier revision. */
export function createRevisionMemo<T>(
  revision: Pick<ContentRevision, 'current'>,
  max = mostEntries,
): RevisionMemo<T> {
  const values = new LRUCache<string, Promise<T>>({ max: max })
  let keptFor = -1

  return {
    async get(key, make) {
      const current = await revision.current()
      // One that asked before a write and is answered after it must not bring the older time back.
      if (current < keptFor) return make()
      if (current > keptFor) values.clear()
      keptFor = current
      return getOrLoad(values, key, make)
    },
  }
}
