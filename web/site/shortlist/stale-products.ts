import { withBasename } from '../../../domain/urls/language-paths.ts'
import { publicPages } from '../../../domain/urls/public-pages.ts'
import { listedOf, productsQuery } from './listed-products.ts'
import type { StoredOffers } from './stored-offers.ts'
import type { StoredProducts } from './stored-products.ts'

/** Responses by address, cached until the page is reloaded. */
const requests = new Map<string, Promise<StoredOffers | null>>()

/**
 * Brings a list in the browser's storage up to date: unpublished products leave it, the others are
 * shown as they are now, with what is left of their selections. Without a response the list is
 * unchanged. `basename` is that of the page's language.
 */
export async function refreshProducts(list: StoredProducts, basename: string): Promise<void> {
  const requested = new Map(list.read().map(({ _id, path }) => [_id, path]))
  if (requested.size === 0) return
  const sorted = list
    .read()
    .map(listedOf)
    .toSorted((a, b) => (a._id < b._id ? -1 : 1))
  const offers = await fetchOffers(
    withBasename(publicPages.offers.path, basename) + productsQuery(sorted),
  )
  if (offers === null) return
  const products = list.read()
  const current = products.flatMap((product) => {
    // Added since the request, or with another selection.
    if (requested.get(product._id) !== product.path) return [product]
    const current = offers[product._id]
    return current === undefined ? [] : [{ _id: product._id, ...current }]
  })
  if (JSON.stringify(current) !== JSON.stringify(products)) list.write(current)
}

/** Removes a product that turned out not to exist. */
export function drop(list: StoredProducts, id: string): void {
  const others = list.read().filter(({ _id }) => _id !== id)
  if (others.length < list.read().length) list.write(others)
}

function fetchOffers(address: string): Promise<StoredOffers | null> {
  const before = requests.get(address)
  if (before !== undefined) return before
  const response = ask(address).catch(() => {
    requests.delete(address)
    return null
  })
  requests.set(address, response)
  return response
}

async function ask(address: string): Promise<StoredOffers> {
  const response = await fetch(address)
  if (!response.ok) throw new Error('The shop did not respond.')
  return response.json()
}
