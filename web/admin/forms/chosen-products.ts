import { type Product, productEndpoints } from '../../../domain/api/products.ts'
import { useData } from '../app/use-data.ts'

/** Products by id, without those that are still loading or deleted. */
export function useChosenProducts(ids: readonly string[]): Map<string, Product> {
  const call = ids.length === 0 ? null : productEndpoints.chosen
  const { data } = useData(call, {}, { ids: [...ids] })
  return new Map(data?.categoryItemData.map((product) => [product._id, product]))
}
