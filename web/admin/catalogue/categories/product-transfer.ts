import {
  MAX_BULK_PRODUCTS,
  type Product,
  productEndpoints,
} from '../../../../domain/api/products.ts'
import type { Named } from '../../../../domain/api/record.ts'
import { type Api, ApiError } from '../../app/api-client.ts'
import { readError } from '../../app/use-data.ts'
import { countOf } from '../product-labels.ts'

/** The products that a category has at this moment, those among them that visitors do not see. */
export async function listProductsIn(api: Api, category: Named): Promise<Product[]> {
  const query = { category: category._id, limit: 0 }
  return (await api.call(productEndpoints.list, {}, undefined, { query })).categoryItemData
}

/** Puts products into a category or into none, in as many calls as they need; says how far it came where one fails. */
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
