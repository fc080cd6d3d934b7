import { useTranslations } from 'use-intl'
import type { Product } from '../../../../domain/api/products.ts'
import type { ApiError } from '../../app/api-client.ts'
import { readError } from '../../app/use-data.ts'
import { withoutUnchanged } from '../sheet/product-change.ts'
import type { BulkWrite } from '../use-bulk-write.ts'
import type { Prices } from './price-plan.ts'

/** Refused bulk change, of which nothing was written. */
export interface PriceRefusal {
  message: string
  /** Sentences by product id. */
  byProduct: ReadonlyMap<string, string>
}

interface PriceEntry {
  product: Product
  after: Prices
}

/** Writes all prices in one transaction. Null if they were saved. */
export type WritePrices = (entries: PriceEntry[]) => Promise<PriceRefusal | null>

/** Bulk changes of prices, with one undo for all. */
export function usePriceChanges(write: BulkWrite): WritePrices {
  const t = useTranslations('catalogue.priceChange.changes')
  return async (entries) => {
    // Only what changes: other prices may have been changed by somebody else.
    const prices = entries.map(({ product, after }) => ({
      _id: product._id,
      version: product.version,
      ...withoutUnchanged(product, after),
    }))
    try {
      const done = t('changed', { count: entries.length })
      await write({ prices }, { done, restored: t('restored') })
      return null
    } catch (thrown) {
      const error = readError(thrown)
      const byProduct = findRefused(error, entries)
      const count = byProduct.size
      const isStale = error.status === 409
      return {
        message: count === 0 || isStale ? error.message : t('refused', { count }),
        byProduct,
      }
    }
  }
}

/** The server names fields by the place of their product in the request: `prices.3.salePrice`. */
function findRefused({ errors }: ApiError, entries: PriceEntry[]): ReadonlyMap<string, string> {
  const byProduct = new Map<string, string>()
  for (const [path, sentence] of Object.entries(errors)) {
    const place = /^prices\.(\d+)\b/.exec(path)?.[1]
    const entry = place === undefined ? undefined : entries[Number(place)]
    if (entry === undefined) continue
    // The row has the name already.
    const { _id, name } = entry.product
    byProduct.set(_id, sentence.replace(`“${name}”: `, ''))
  }
  return byProduct
}
