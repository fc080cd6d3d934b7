import { useDebouncedValue } from '@mantine/hooks'
import { productEndpoints } from '../../../domain/api/products.ts'
import type { PublicationStatus } from '../../../domain/content/publication-status.ts'
import { useData } from '../app/use-data.ts'
import { useProductLabels } from '../catalogue/product-labels.ts'
import { productScreens } from '../content/screens/catalogue-screens.ts'
import { recordAddress } from '../content/screens/screens.ts'
import type { Target } from './target-language.ts'

interface FoundProductsOptions {
  limit: number
  /** Only products with this publication status. */
  stage?: PublicationStatus
  /** Shorter searches find nothing. */
  minLetters: number
}

/** Products that a search finds, as the product list ranks them. */
export function useFoundProducts(words: string, options: FoundProductsOptions) {
  const { nameOf } = useProductLabels()
  const { limit, stage, minLetters } = options
  const [q] = useDebouncedValue(words.trim(), 150)
  const isAsked = q.length >= minLetters
  const query = { q, limit, ...(stage === undefined ? {} : { stage }) }
  const { data, isFetchedAfterMount } = useData(isAsked ? productEndpoints.list : null, {}, query)
  const found = isAsked ? (data?.categoryItemData ?? []) : []
  return {
    isLoading: isAsked && !isFetchedAfterMount,
    /** True unless the search corrected a word, or left one or a bound out. */
    isExact: [data?.corrected, data?.relaxed, data?.loosened].every((note) => note === undefined),
    targets: found.map(
      (product): Target => ({
        id: `product:${product._id}`,
        to: recordAddress(productScreens, product._id),
        label: nameOf(product),
        icon: 'box',
        picture: product.images[0] ?? null,
      }),
    ),
  }
}
