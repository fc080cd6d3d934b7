import { useTranslations } from 'use-intl'
import { type Product, productEndpoints } from '../../../../domain/api/products.ts'
import { useApi } from '../../app/admin-context.ts'
import type { ApiError } from '../../app/api-client.ts'
import { readError } from '../../app/use-data.ts'
import { showDone, showFailure } from '../../ui/toast.tsx'
import { withoutUnchanged } from '../sheet/product-change.ts'
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

type SentPrices = Partial<Prices> & { _id: string }

/** Bulk changes of prices, with one undo for all. */
export function usePriceChanges(reload: () => Promise<void>): WritePrices {
  const t = useTranslations('catalogue.priceChange.changes')
  const api = useApi()

  const send = (prices: SentPrices[]) => api.call(productEndpoints.changeMany, {}, { prices })

  async function undo(before: SentPrices[]): Promise<void> {
    try {
      await send(before)
      showDone(t('restored'))
    } catch (thrown) {
      showFailure(readError(thrown).message)
    }
    await reload()
  }

  return async (entries) => {
    try {
      // Only what changes: other prices may have been changed by somebody else.
      const { previous } = await send(
        entries.map(({ product, after }) => ({
          _id: product._id,
          ...withoutUnchanged(product, after),
        })),
      )
      const changed = t('changed', { count: entries.length })
      showDone(changed, previous && { onUndo: () => void undo(previous) })
    } catch (thrown) {
      const error = readError(thrown)
      const byProduct = findRefused(error, entries)
      const count = byProduct.size
      return { message: count === 0 ? error.message : t('refused', { count }), byProduct }
    }
    await reload()
    return null
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
