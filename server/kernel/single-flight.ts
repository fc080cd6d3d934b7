/** The part of a `Map` or an `LRUCache` that `getOrLoad` needs. */
interface PromiseCache<T> {
  get(key: string): Promise<T> | undefined
  set(key: string, value: Promise<T>): unknown
  delete(key: string): unknown
}

/**
 * Cached promise of a key, loaded on a miss; concurrent callers share it. A rejected promise leaves
 * the cache, so that the next call tries again.
 */
export function getOrLoad<T>(
  cache: PromiseCache<T>,
  key: string,
  load: () => Promise<T>,
): Promise<T> {
  const cached = cache.get(key)
  if (cached !== undefined) return cached
  const loading = load()
  cache.set(key, loading)
  loading.catch(() => {
    // Another value may have been cached in the meantime.
    if (cache.get(key) === loading) cache.delete(key)
  })
  return loading
}

/**
 * Memoised async function: all calls share one result, and a call after a failed one tries again.
 */
export function memoizeAsync<T>(load: () => Promise<T>): () => Promise<T> {
  const cache = new Map<string, Promise<T>>()
  return () => getOrLoad(cache, '', load)
}

/** Promise of a key while it is in progress: concurrent callers share it, a later one runs it again. */
export function shareInProgress<T>(
  inProgress: Map<string, Promise<T>>,
  key: string,
  run: () => Promise<T>,
): Promise<T> {
  return getOrLoad(inProgress, key, () => run().finally(() => inProgress.delete(key)))
}
