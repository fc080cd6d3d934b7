import { useTranslations } from 'use-intl'
import type { BodyOf, ResponseOf } from '../../../../domain/api/endpoint.ts'
import {
  type BulkChange,
  type PreviousChoices,
  type Product,
  productEndpoints,
} from '../../../../domain/api/products.ts'
import type { Named } from '../../../../domain/api/record.ts'
import type { NamedChoice } from '../../../../domain/choices/offered-choice.ts'
import { useAdmin, useApi } from '../../app/admin-context.ts'
import type { ApiError } from '../../app/api-client.ts'
import { type Versions, versionsOf } from '../../app/undo-stack.ts'
import { readError } from '../../app/use-data.ts'
import { undelete } from '../../content/use-records.ts'
import { attempt, showDone } from '../../ui/toast.tsx'
import { useUndo } from '../../ui/use-undo.ts'
import { useProductLabels } from '../product-labels.ts'
import { withoutUnchanged } from '../product-list/product-change.ts'
import type { Prices } from './price-plan.ts'

type Body = BodyOf<typeof productEndpoints.changeMany>
type Response = ResponseOf<typeof productEndpoints.changeMany>

/** Success messages of a change and of its undo. */
interface DoneTexts {
  done: string | ((response: Response) => string)
  restored?: string
}

/** Rejects with the server's error, by which nothing was written. */
type BulkWrite = (body: Body, texts: DoneTexts) => Promise<Response>

/**
 * Changes products, all of them or none, and offers one undo: it gives them the values from before
 * unless somebody else has changed one since.
 */
export function useBulkWrite(): BulkWrite {
  const api = useApi()
  const offerUndo = useUndo()

  return async (body, { done, restored }) => {
    const response = await api.call(productEndpoints.changeMany, {}, body)
    const { previous } = response
    const text = typeof done === 'string' ? done : done(response)
    if (previous.length === 0) showDone(text)
    else {
      const undo = async (versions: Versions) => {
        const products = previous.map((one) => ({ ...one, version: versions[one._id] }))
        return (await api.call(productEndpoints.changeMany, {}, { products })).categoryItemData
      }
      offerUndo({ done: text, versions: versionsOf(previous), undo, restored })
    }
    return response
  }
}

/** The part of a bulk request that says which products it is for, as they were loaded. */
export function idsAndVersions(products: readonly Product[]) {
  return {
    ids: products.map(({ _id }) => _id),
    versions: versionsOf(products),
  }
}

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

/**
 * Bulk changes of products: all of them or none, with one undo. Most resolve to false, after a
 * message, if nothing was changed.
 */
export function useBulkChanges(write: BulkWrite) {
  const t = useTranslations('catalogue.products.bulkChanges')
  const price = useTranslations('catalogue.priceChange.changes')
  const offered = useTranslations('catalogue.choices.offerChanges')
  const { nameOf, availabilityOf } = useProductLabels()
  const { api, whileBusy } = useAdmin()
  const offerUndo = useUndo()

  function changeAll(
    chosen: Product[],
    change: BulkChange['change'],
    done: string,
  ): Promise<boolean> {
    const restored = t('undone', { count: chosen.length })
    const body = { ...idsAndVersions(chosen), change }
    return attempt(() => whileBusy(write(body, { done, restored })))
  }

  return {
    /** Rejects with the server's error. */
    async removeAll(chosen: Product[]): Promise<void> {
      const [first] = chosen
      const count = chosen.length
      const { versions } = await api.call(productEndpoints.deleteMany, {}, idsAndVersions(chosen))
      const done =
        first !== undefined && count === 1
          ? t('deletedOne', { name: nameOf(first) })
          : t('deleted', { count })
      offerUndo({ done, restored: t('restored', { count }), versions, undo: undelete(api) })
    },
    showAll: (chosen: Product[], isShown: boolean) =>
      changeAll(
        chosen,
        { isFeatured: isShown },
        t(isShown ? 'addedToUnique' : 'removedFromUnique', { count: chosen.length }),
      ),
    offerAll: (chosen: Product[], availability: string, availabilityNote: string) => {
      const words = availabilityOf({ availability, availabilityNote })
      return changeAll(
        chosen,
        { availability, availabilityNote },
        words === ''
          ? t('availabilityRemoved', { count: chosen.length })
          : t('availabilitySet', { count: chosen.length, words }),
      )
    },
    hideAll: (chosen: Product[], isHidden: boolean) =>
      changeAll(
        chosen,
        { visibility: isHidden ? 'hidden' : 'live' },
        t(isHidden ? 'hidden' : 'setLive', { count: chosen.length }),
      ),
    categorizeAll: (chosen: Product[], category: Named | null) =>
      changeAll(
        chosen,
        { category: category?._id ?? '' },
        category === null
          ? t('categoryRemoved', { count: chosen.length })
          : t('moved', { count: chosen.length, category: category.name }),
      ),

    /** Resolves to null if all prices were saved. */
    async changePrices(entries: PriceEntry[]): Promise<PriceRefusal | null> {
      // Only what changes: other prices may have been changed by somebody else.
      const prices = entries.map(({ product, after }) => ({
        _id: product._id,
        version: product.version,
        ...withoutUnchanged(product, after),
      }))
      try {
        const done = price('changed', { count: entries.length })
        await write({ prices }, { done, restored: price('restored') })
        return null
      } catch (thrown) {
        const error = readError(thrown)
        const byProduct = findRefused(error, entries)
        const count = byProduct.size
        const isStale = error.status === 409
        return {
          message: count === 0 || isStale ? error.message : price('refused', { count }),
          byProduct,
        }
      }
    },

    /** Resolves to the server's error, or to '' if all products offer the choice. */
    async offerChoice(chosen: Product[], offer: NamedChoice, name: string): Promise<string> {
      const words = offered('offered', { name, count: chosen.length })
      const done = ({ previousChoices = [] }: Response) => {
        const count = countWith(previousChoices, offer)
        return count === 0 ? words : `${words} ${offered('hadBefore', { count })}`
      }
      try {
        const body = { ...idsAndVersions(chosen), change: { offer } }
        await write(body, { done, restored: offered('restored') })
        return ''
      } catch (thrown) {
        const { status, message, errors } = readError(thrown)
        return status === 409 ? message : (Object.values(errors)[0] ?? message)
      }
    },
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

/** Number of the products that offered the choice before. */
function countWith(previous: PreviousChoices, { choice }: NamedChoice): number {
  return previous.filter(({ choices }) => choices.some((one) => one.choice === choice)).length
}
