import { useLocale, useTranslations } from 'use-intl'
import type { Product } from '../../../domain/api/products.ts'
import {
  type Available,
  availabilities,
  isAvailability,
} from '../../../domain/shop/availability.ts'
import { useShop } from '../app/shop-settings.tsx'
import { useDeclaredTexts } from '../languages/language-provider.tsx'
import { formatDate } from '../ui/date-format.ts'

/** Products and their facts in words. */
export function useProductLabels() {
  const t = useTranslations('catalogue.products.labels')
  const declared = useDeclaredTexts()
  return {
    nameOf: ({ name }: Pick<Product, 'name'>): string => name || t('unnamed'),

    /**
     * Availability with its note, such as `Made to order, 3 weeks`; empty if not set. The admin
     * names it by the program's words, even if the shop has texts of its own.
     */
    availabilityOf({ availability, availabilityNote }: Available): string {
      if (!isAvailability(availability)) return ''
      const words = declared(`fields.product.availability.options.${availability}`)
      return availabilityNote === '' ? words : `${words}, ${availabilityNote}`
    },
  }
}

/** Availabilities to choose from, named by the program's words. */
export function useAvailabilityOptions() {
  const declared = useDeclaredTexts()
  return Object.keys(availabilities).map((value) => ({
    value,
    label: declared(`fields.product.availability.options.${value}`),
  }))
}

/** Describes the end of a sale, such as `until 3 Dec`; empty if it has none. */
export function useSaleEnd() {
  const t = useTranslations('catalogue.sheet.saleEnd')
  const locale = useLocale()
  const { timeZone } = useShop()
  return (saleUntil: string): string => {
    if (saleUntil === '') return ''
    const isOver = Date.parse(saleUntil) <= Date.now()
    return t(isOver ? 'ended' : 'until', { date: formatDate(saleUntil, timeZone, locale) })
  }
}
