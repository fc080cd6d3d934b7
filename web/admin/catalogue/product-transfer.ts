import type { useTranslations } from 'use-intl'
import { MAX_BULK_PRODUCTS } from '../../../domain/api/product-bulk.ts'
import {
  type PreviousValues,
  type Product,
  productEndpoints,
} from '../../../domain/api/products.ts'
import type { Named } from '../../../domain/api/record.ts'
import { type Api, ApiError } from '../app/api-client.ts'
import { readError } from '../app/use-data.ts'
import { idsAndVersions } from './bulk/use-bulk-changes.ts'

export type TransferTexts = ReturnType<typeof useTranslations<'catalogue.categories.deleteDialog'>>

/** Current products of a category, including those that visitors cannot see. */
export async function listProductsIn(api: Api, category: Named): Promise<Product[]> {
  const query = { category: category._id, limit: 0 }
  return (await api.call(productEndpoints.list, {}, undefined, { query })).categoryItemData
}

/** Values of moved products before, by request. */
export type Moved = PreviousValues[]

/**
 * Moves products into a category or none, in batches of `MAX_BULK_PRODUCTS`. All of them or none,
 * unless moving the first batches back fails as well; the error says then how many were moved.
 */
export async function moveProducts(
  api: Api,
  products: Product[],
  to: Named | null,
  t: TransferTexts,
): Promise<Moved> {
  const moved: Moved = []
  for (let start = 0; start < products.length; start += MAX_BULK_PRODUCTS) {
    const batch = products.slice(start, start + MAX_BULK_PRODUCTS)
    try {
      const body = { ...idsAndVersions(batch), change: { category: to?._id ?? '' } }
      moved.push((await api.call(productEndpoints.changeMany, {}, body)).previous)
    } catch (thrown) {
      const { status, message } = readError(thrown)
      const left = await tryMoveBack(api, moved)
      if (left === 0) throw new ApiError(status, message)
      const done = t('partlyMoved', { moved: left, count: products.length })
      throw new ApiError(status, `${done} ${message}`)
    }
  }
  return moved
}

/** Moves products back where nobody else has changed one since; rejects otherwise. */
export async function moveBack(api: Api, moved: Moved): Promise<void> {
  for (const products of moved) await api.call(productEndpoints.changeMany, {}, { products })
}

/** Resolves to the number of products that could not be moved back. */
async function tryMoveBack(api: Api, moved: Moved): Promise<number> {
  for (const [index, products] of moved.entries()) {
    try {
      await moveBack(api, [products])
    } catch (thrown) {
      readError(thrown)
      return moved.slice(index).flat().length
    }
  }
  return 0
}
