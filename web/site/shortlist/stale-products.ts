import type { StoredProduct, StoredProducts } from './stored-products.ts'

/** Responses by ids, cached until the page is reloaded. */
const requests = new Map<string, Promise<ReadonlySet<string>>>()

/**
 * Removes unpublished products from a list in the browser's storage; without a response the list is
 * unchanged.
 */
export async function removeUnpublished(list: StoredProducts): Promise<void> {
  const ids = list.read().map(({ _id }) => _id)
  if (ids.length === 0) return
  const seen = await fetchPublishedIds(ids.toSorted().join(','))
  const isSeen = ({ _id }: StoredProduct) => seen.has(_id) || !ids.includes(_id)
  if (!list.read().every(isSeen)) list.write(list.read().filter(isSeen))
}

/** Removes a product that turned out not to exist. */
export function drop(list: StoredProducts, id: string): void {
  const others = list.read().filter(({ _id }) => _id !== id)
  if (others.length < list.read().length) list.write(others)
}

function fetchPublishedIds(ids: string): Promise<ReadonlySet<string>> {
  const before = requests.get(ids)
  if (before !== undefined) return before
  const response = ask(ids).catch(() => {
    requests.delete(ids)
    return new Set(ids.split(','))
  })
  requests.set(ids, response)
  return response
}

async function ask(ids: string): Promise<ReadonlySet<string>> {
  const response = await fetch(`/api/ourCategoriesItems/shown?ids=${encodeURIComponent(ids)}`)
  if (!response.ok) throw new Error('The shop did not respond.')
  const { ids: seen }: { ids: string[] } = await response.json()
  return new Set(seen)
}
