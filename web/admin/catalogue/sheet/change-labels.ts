import { useTranslations } from 'use-intl'
import type { Product } from '../../../../domain/api/products.ts'
import { writeAmount } from '../../../../domain/money/price.ts'
import { useShop } from '../../app/shop-settings.tsx'
import { useProductLabels } from '../product-labels.ts'
import type { ProductChange } from './product-change.ts'

/** Changes of products in sentences. */
export function useChangeLabels() {
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
    if (change.isDisplaingInSomethingUnique !== undefined)
      return t(change.isDisplaingInSomethingUnique ? 'inUnique' : 'notInUnique', { name })
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
