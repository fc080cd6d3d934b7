import { useTranslations } from 'use-intl'
import type { Product } from '../../../domain/api/products.ts'
import { type Available, isAvailability } from '../../../domain/shop/availability.ts'
import { useDeclaredTexts } from '../languages/language-provider.tsx'

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
