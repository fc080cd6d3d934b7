import { publicPages } from '../../../domain/urls/public-pages.ts'
import { idsQuery } from './product-ids.ts'
import type { StoredOffers } from './stored-offers.ts'
import type { StoredProduct, StoredProducts } from './stored-products.ts'

/** Responses by query, cached until the page is reloaded. */
const requests = new Map<string, Promise<StoredOffers | null>>()

/**
 * Brings a list in the browser's storage up to date: unpublished products leave it, the others get
 * their current price and availability. Without a response the list is unchanged.
 */
export async function refreshProducts(list: StoredProducts): Promise<void> {
  const ids = list.read().map(({ _id }) => _id)
  if (ids.length === 0) return
  const offers = await fetchOffers(idsQuery(ids.toSorted()))
  if (offers === null) return
  const products = list.read()
  const current = products.flatMap((product) => {
    // Added since the request.
    if (!ids.includes(product._id)) return [product]
    const offer = offers[product._id]
    return offer === undefined ? [] : [withOffer(product, offer)]
  })
  if (JSON.stringify(current) !== JSON.stringify(products)) list.write(current)
}

/** Removes a product that turned out not to exist. */
export function drop(list: StoredProducts, id: string): void {
  const others = list.read().filter(({ _id }) => _id !== id)
  if (others.length < list.read().length) list.write(others)
}

function withOffer(
  { offer: _, ...product }: StoredProduct,
  offer: StoredOffers[string],
): StoredProduct {
  return offer == null ? product : { ...product, offer }
}

function fetchOffers(query: string): Promise<StoredOffers | null> {
  const before = requests.get(query)
  if (before !== undefined) return before
  const response = ask(query).catch(() => {
    requests.delete(query)
    return null
  })
  requests.set(query, response)
  return response
}

async function ask(query: string): Promise<StoredOffers> {
  const response = await fetch(publicPages.offers.path + query)
  if (!response.ok) throw new Error('The shop did not respond.')
  return response.json()
}
