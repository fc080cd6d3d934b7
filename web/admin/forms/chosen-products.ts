import { type Product, productEndpoints } from '../../../domain/api/products.ts'
import { useData } from '../app/use-data.ts'

/** The products of the ids, by id, as far as they have come and still exist. */
export function useChosenProducts(ids: readonly string[]): Map<string, Product> {
  const call = ids.length === 0 ? null : productEndpoints.chosen
  const { data } = useData(call, {}, { ids: [...ids] })
  return new Map(data?.categoryItemData.map((product) => [product._id, product]))
}
