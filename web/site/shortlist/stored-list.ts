import { useSyncExternalStore } from 'react'
import { readStored, writeStored } from '../ui/browser-storage.ts'
import { type ListedProduct, listedOf } from './listed-products.ts'

export interface StoredList {
  read(): readonly ListedProduct[]
  write(products: readonly ListedProduct[]): void
  subscribe(listener: () => void): () => void
}

const none: readonly ListedProduct[] = []

/**
 * List of products in localStorage, newest first, at most `max` of them: their ids and selections,
 * since the shop knows everything else, and knows it better. Stored data is validated, since
 * anything may be in there; if storage is forbidden, the list lasts as long as the page.
 */
export function storedList(key: string, max: number): StoredList {
  const listeners = new Set<() => void>()
  let raw: string | null = null
  let products = none
  let held: string | null = null

  const tell = () => {
    for (const listener of listeners) listener()
  }
  const onStorageEvent = (event: StorageEvent) => {
    if (event.key !== key && event.key !== null) return
    held = null
    tell()
  }
  return {
    read() {
      const now = held ?? readStored(key) ?? null
      if (now !== raw) {
        raw = now
        products = parseProducts(now).slice(0, max)
      }
      return products
    },
    write(next) {
      const text = JSON.stringify(next.slice(0, max))
      held = writeStored(key, text) ? null : text
      tell()
    },
    subscribe(listener) {
      if (listeners.size === 0) addEventListener('storage', onStorageEvent)
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
        if (listeners.size === 0) removeEventListener('storage', onStorageEvent)
      }
    },
  }
}

/** Empty on the server and until hydration. */
export function useStoredList(list: StoredList): readonly ListedProduct[] {
  return useSyncExternalStore(list.subscribe, list.read, () => none)
}

export function removeProduct(list: StoredList, id: string): void {
  const others = list.read().filter(({ _id }) => _id !== id)
  if (others.length < list.read().length) list.write(others)
}

/** Maximum number shown. The current product is stored in addition. */
export const MAX_RECENT = 6

/** Recently viewed products, latest first. */
export const recents = storedList('recentlyViewed', MAX_RECENT + 1)

export function recordVisit(product: ListedProduct): void {
  const others = recents.read().filter(({ _id }) => _id !== product._id)
  recents.write([product, ...others])
}

function parseProducts(text: string | null): ListedProduct[] {
  try {
    const value: unknown = JSON.parse(text ?? '[]')
    const products = Array.isArray(value) ? value.flatMap(readEntry) : []
    return [...new Map(products.map((product) => [product._id, product])).values()]
  } catch {
    return []
  }
}

/** Entries of earlier versions have a path with the selection, if any, beside texts of that time. */
function readEntry(entry: Partial<Record<string, unknown>> | null): ListedProduct[] {
  const { _id, query, path = query } = entry ?? {}
  if (typeof _id !== 'string' || !/^[\w-]{1,64}$/.test(_id)) return []
  return [listedOf({ _id, path: typeof path === 'string' ? path.slice(0, MAX_PATH_LENGTH) : '' })]
}

const MAX_PATH_LENGTH = 2000
