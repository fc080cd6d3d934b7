import { MAX_BULK_PRODUCTS } from '../../../../domain/api/product-bulk.ts'
import { type Product, productEndpoints } from '../../../../domain/api/products.ts'
import type { Named } from '../../../../domain/api/record.ts'
import { type Api, ApiError } from '../../app/api-client.ts'
import { readError } from '../../app/use-data.ts'
import { countOf } from '../product-labels.ts'

/** Current products of a category, including those that visitors cannot see. */
export async function listProductsIn(api: Api, category: Named): Promise<Product[]> {
  const query = { category: category._id, limit: 0 }
  return (await api.call(productEndpoints.list, {}, undefined, { query })).categoryItemData
}

/**
 * Moves products into a category or into none, in batches of `MAX_BULK_PRODUCTS`; the error of a
 * failed batch says how many were moved.
 */
export async function moveProducts(
  api: Api,
  products: Product[],
  category: Named | null,
): Promise<void> {
  const createdBy = category?._id ?? ''
  for (let start = 0; start < products.length; start += MAX_BULK_PRODUCTS) {
    const ids = products.slice(start, start + MAX_BULK_PRODUCTS).map(({ _id }) => _id)
    try {
      await api.call(productEndpoints.changeMany, {}, { ids, change: { createdBy } })
    } catch (thrown) {
      const { status, message } = readError(thrown)
      const done = start === 0 ? '' : `${start} of ${countOf(products)} moved. `
      throw new ApiError(status, done + message)
    }
  }
}
