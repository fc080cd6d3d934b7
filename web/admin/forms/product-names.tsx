import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { useChosenProducts } from './chosen-products.ts'

interface ProductNamesProps {
  ids: readonly string[]
  /** Content shown without any ids. */
  none: ReactNode
}

/** Names of products by id, in the order of the ids. */
export function ProductNames({ ids, none }: ProductNamesProps) {
  const t = useTranslations('forms.fields.productNames')
  const products = useChosenProducts(ids)
  if (ids.length === 0) return none
  return namesOf(ids, products, t('unnamed')).join(', ')
}

/**
 * An ellipsis stands for products that are still loading or deleted, `unnamed` for those without a
 * name.
 */
export function namesOf(
  ids: readonly string[],
  products: Map<string, { name: string }>,
  unnamed: string,
): string[] {
  return ids.map((id) => {
    const product = products.get(id)
    return product === undefined ? '…' : product.name || unnamed
  })
}
