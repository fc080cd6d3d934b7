import type { ReactNode } from 'react'
import { useChosenProducts } from './chosen-products.ts'

interface ProductNamesProps {
  ids: readonly string[]
  /** What stands there without any. */
  none: ReactNode
}

/** What the products of the ids are called, in their order. */
export function ProductNames({ ids, none }: ProductNamesProps) {
  const products = useChosenProducts(ids)
  if (ids.length === 0) return none
  return namesOf(ids, products).join(', ')
}

/** One that has not come yet, or is gone, is an ellipsis. */
export function namesOf(ids: readonly string[], products: Map<string, { name: string }>): string[] {
  return ids.map((id) => {
    const product = products.get(id)
    return product === undefined ? '…' : product.name || 'Product without a name'
  })
}
