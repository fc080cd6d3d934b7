import type { useTranslations } from 'use-intl'
import { MAX_BULK_PRODUCTS } from '../../../../domain/api/product-bulk.ts'
import { type Product, productEndpoints } from '../../../../domain/api/products.ts'
import type { Named } from '../../../../domain/api/record.ts'
import { type Api, ApiError } from '../../app/api-client.ts'
import { readError } from '../../app/use-data.ts'

export type TransferTexts = ReturnType<typeof useTranslations<'catalogue.categories.deleteDialog'>>

/** Current products of a category, including those that visitors cannot see. */
export async function listProductsIn(api: Api, category: Named): Promise<Product[]> {
  const query = { category: category._id, limit: 0 }
  return (await api.call(productEndpoints.list, {}, undefined, { query })).categoryItemData
}

/**
 * Moves products from a category (or none) into another (or none), in batches of
 * `MAX_BULK_PRODUCTS`. All of them or none, unless moving the first batches back fails as well;
 * the error says then how many were moved.
 */
export async function moveProducts(
  api: Api,
  products: Product[],
  to: Named | null,
  from: Named | null,
  t: TransferTexts,
): Promise<void> {
  const ids = products.map(({ _id }) => _id)
  for (let start = 0; start < ids.length; start += MAX_BULK_PRODUCTS) {
    try {
      await setCategory(api, ids.slice(start, start + MAX_BULK_PRODUCTS), to)
    } catch (thrown) {
      const { status, message } = readError(thrown)
      const left = await moveBack(api, ids.slice(0, start), from)
      if (left === 0) throw new ApiError(status, message)
      const done = t('partlyMoved', { moved: left, count: products.length })
      throw new ApiError(status, `${done} ${message}`)
    }
  }
}

/** Resolves to the number of products that could not be moved back. */
async function moveBack(api: Api, ids: string[], from: Named | null): Promise<number> {
  for (let start = 0; start < ids.length; start += MAX_BULK_PRODUCTS) {
    try {
      await setCategory(api, ids.slice(start, start + MAX_BULK_PRODUCTS), from)
    } catch (thrown) {
      readError(thrown)
      return ids.length - start
    }
  }
  return 0
}

async function setCategory(api: Api, ids: string[], category: Named | null): Promise<void> {
  const change = { createdBy: category?._id ?? '' }
  await api.call(productEndpoints.changeMany, {}, { ids, change })
}
