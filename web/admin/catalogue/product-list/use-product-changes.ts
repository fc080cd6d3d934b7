import { useTranslations } from 'use-intl'
import { currentProduct, type Product, productEndpoints } from '../../../../domain/api/products.ts'
import { writeAmount } from '../../../../domain/money/price.ts'
import { useApi } from '../../app/admin-context.ts'
import { ApiError } from '../../app/api-client.ts'
import { useShop } from '../../app/shop-settings.tsx'
import { versionsOf } from '../../app/undo-stack.ts'
import { readError } from '../../app/use-data.ts'
import { useRecordQueue } from '../../app/use-record-queue.ts'
import { useUndo } from '../../ui/use-undo.ts'
import { useProductLabels } from '../product-labels.ts'
import {
  isEmpty,
  isSame,
  type ProductChange,
  presentValues,
  withoutUnchanged,
} from './product-change.ts'

/** Refused change: one sentence per field if the server names fields, and one for the whole. */
export interface Refusal {
  errors: Record<string, string>
  message: string
}

/** Changes a product and offers to undo it. Null if it was saved. */
export type ChangeProduct = (product: Product, change: ProductChange) => Promise<Refusal | null>

/**
 * Changes of single products from the list. They are shown before the server has confirmed them;
 * changes by others to the same fields are never overwritten unseen.
 */
export function useProductChanges(
  show: (id: string, change: (product: Product) => Product) => void,
): ChangeProduct {
  const api = useApi()
  const offerUndo = useUndo()
  const { describeChange, describeConflict } = useChangeLabels()
  const enqueue = useRecordQueue<Product>()

  async function send(
    base: Product,
    change: ProductChange,
    before: ProductChange,
  ): Promise<Product> {
    try {
      const options = { version: base.version, keepsCache: true }
      const response = await api.call(productEndpoints.update, { id: base._id }, change, options)
      return response.categoryItemData
    } catch (thrown) {
      const current = readCurrent(readError(thrown))
      if (current === null) throw thrown
      // Others changed something else: the change goes on top of theirs.
      if (isSame(current, before)) return send(current, change, before)
      throw new ApiError(409, describeConflict(current, change), {}, current)
    }
  }

  /** Rejects with the server's error. */
  async function write(product: Product, change: ProductChange): Promise<Product> {
    const before = presentValues(product, change)
    show(product._id, (shown) => ({ ...shown, ...change }))
    try {
      const [saved = product] = await enqueue([product], async ([base = product]) => [
        await send(base, change, before),
      ])
      show(product._id, () => saved)
      return saved
    } catch (thrown) {
      const current = readCurrent(readError(thrown))
      show(product._id, (shown) => current ?? { ...shown, ...before })
      throw thrown
    }
  }

  return async (product, wanted) => {
    const change = withoutUnchanged(product, wanted)
    if (isEmpty(change)) return null
    const before = presentValues(product, change)
    try {
      const saved = await write(product, change)
      offerUndo({
        done: describeChange(saved, change),
        versions: versionsOf([saved]),
        undo: async () => [await write(saved, before)],
        restored: describeChange(saved, before),
      })
      return null
    } catch (thrown) {
      const { errors, message } = readError(thrown)
      return { errors, message }
    }
  }
}

/** Product as it is now, from the response to a write based on an older version. */
function readCurrent({ status, current }: ApiError): Product | null {
  return (status === 409 && currentProduct.safeParse(current).data) || null
}

/** Changes of products in sentences. */
function useChangeLabels() {
  const t = useTranslations('catalogue.sheet.changes')
  const { currency } = useShop()
  const { nameOf, availabilityOf } = useProductLabels()

  /** Sentence of the toast after a change. */
  function describeChange(one: Product, change: ProductChange): string {
    const name = nameOf(one)
    const { price, salePrice, visibility } = change
    const groups = [price ?? salePrice, change.availability ?? change.availabilityNote, visibility]
    if (groups.filter((value) => value !== undefined).length > 1) return t('saved', { name })
    if (price !== undefined && salePrice) return t('saved', { name })
    if (price !== undefined)
      return price === ''
        ? t('noPrice', { name })
        : t('price', { name, amount: writeAmount(price, currency) })
    if (salePrice !== undefined)
      return salePrice === ''
        ? t('noSale', { name })
        : t('salePrice', { name, amount: writeAmount(salePrice, currency) })
    if (visibility !== undefined) return t(visibility === 'hidden' ? 'hidden' : 'live', { name })
    if (change.isFeatured !== undefined)
      return t(change.isFeatured ? 'inUnique' : 'notInUnique', { name })
    const words = availabilityOf({ ...one, ...change })
    return words === '' ? t('availabilityRemoved', { name }) : t('availability', { name, words })
  }

  /** Value of a changed product in a sentence about a conflict, such as `₹1,299` or `Sold`. */
  function describeValue(one: Product, change: ProductChange): string {
    const write = (decimal: string) =>
      decimal === '' ? t('nothing') : writeAmount(decimal, currency)
    if (change.price !== undefined) return write(one.price)
    if (change.salePrice !== undefined) return write(one.salePrice)
    if (change.visibility !== undefined)
      return t(one.visibility === 'hidden' ? 'isHidden' : 'isLive')
    return availabilityOf(one) || t('nothing')
  }

  return {
    describeChange,
    /** Says who has changed the same fields in the meantime, and to what. */
    describeConflict: (current: Product, change: ProductChange): string =>
      t('conflict', {
        who: current.updatedBy?.name ?? t('somebody'),
        value: describeValue(current, change),
      }),
  }
}
