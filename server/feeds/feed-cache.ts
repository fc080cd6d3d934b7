import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { type FileHandle, mkdir, open, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { LRUCache } from 'lru-cache'
import pLimit from 'p-limit'
import { v7 as uuid } from 'uuid'
import type { ContentRevision } from '../db/content-revision.ts'

/** A finished feed, compressed with gzip. The caller must close the file. */
export interface CompressedFeed {
  /** Equal for equal feeds. */
  etag: string
  file: FileHandle
}

interface CachedFeed {
  revision: number
  path: string
  etag: string
}

/** A shop has two feeds and few hosts, but a client may send any Host header. */
const MAX_CACHED_FEEDS = 6

/**
 * Caches feeds as files: the feed of a large catalogue is too large for memory. Each is written
 * once per revision of the content; concurrent requests share it, and feeds are written one at a
 * time.
 */
export function createFeedCache(folder: string, revision: Pick<ContentRevision, 'current'>) {
  const cache = new LRUCache<string, CachedFeed>({
    max: MAX_CACHED_FEEDS,
    // Readers have the file open already. A file that cannot be removed now goes with the folder.
    dispose: ({ path }) => void rm(path, { force: true }).catch(() => {}),
  })
  const limiters = pLimit(1)

  async function writeToCache(
    key: string,
    write: () => AsyncIterable<string>,
  ): Promise<CachedFeed> {
    // Read before the content: the feed is then at least as new as the revision it is cached under.
    const current = await revision.current()
    const known = cache.get(key)
    if (known !== undefined && known.revision >= current) return known
    const fresh = { revision: current, ...(await store(folder, write())) }
    cache.set(key, fresh)
    return fresh
  }

  return {
    open: (key: string, write: () => AsyncIterable<string>): Promise<CompressedFeed> =>
      limiters(async () => {
        const { path, etag } = await writeToCache(key, write)
        const file = await open(path).catch(() => null)
        if (file !== null) return { etag, file }
        // The temporary folder was emptied by somebody else.
        cache.delete(key)
        const again = await writeToCache(key, write)
        return { etag: again.etag, file: await open(again.path) }
      }),
  }
}

async function store(folder: string, texts: AsyncIterable<string>) {
  await mkdir(folder, { recursive: true })
  const path = join(folder, `feed-${uuid()}.gz`)
  const hash = createHash('sha256')
  async function* bytes() {
    for await (const text of texts) {
      hash.update(text)
      yield Buffer.from(text)
    }
  }
  try {
    await pipeline(Readable.from(bytes()), createGzip(), createWriteStream(path))
  } catch (error) {
    await rm(path, { force: true })
    throw error
  }
  // Weak: the uncompressed feed has the same ETag.
  return { path, etag: `W/"${hash.digest('base64url').slice(0, 22)}"` }
}
