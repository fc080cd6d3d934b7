import type { ReactNode } from 'react'
import { useChosenProducts } from './chosen-products.ts'

interface ProductNamesProps {
  ids: readonly string[]
  /** Content shown without any ids. */
  none: ReactNode
}

/** Names of products by id, in the order of the ids. */
export function ProductNames({ ids, none }: ProductNamesProps) {
  const products = useChosenProducts(ids)
  if (ids.length === 0) return none
  return namesOf(ids, products).join(', ')
}

/** An ellipsis stands for products that are still loading or deleted. */
export function namesOf(ids: readonly string[], products: Map<string, { name: string }>): string[] {
  return ids.map((id) => {
    const product = products.get(id)
    return product === undefined ? '…' : product.name || 'Product without a name'
  })
}
