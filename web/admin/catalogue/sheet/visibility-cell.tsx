import { useLocale, useTranslations } from 'use-intl'
import type { Product } from '../../../../domain/api/products.ts'
import { product as productType } from '../../../../domain/content/product.ts'
import { useShop } from '../../app/shop-settings.tsx'
import { useDeclaredTexts } from '../../languages/language-provider.tsx'
import { badgeOf, scheduleOf } from '../publication-status.tsx'
import styles from './cells.module.css'
import { OptionCell } from './option-cell.tsx'
import type { Sheet } from './use-sheet.ts'

export function useVisibilityChoices() {
  const declared = useDeclaredTexts()
  return Object.keys(productType.fields.visibility.options).map((value) => ({
    value,
    label: declared(`fields.product.visibility.options.${value}`),
  }))
}

interface VisibilityCellProps {
  product: Product
  sheet: Sheet
}

/** Visibility of a product; a scheduled one shows its date. */
export function VisibilityCell({ product, sheet }: VisibilityCellProps) {
  const t = useTranslations('catalogue.products.publicationStatus')
  const locale = useLocale()
  const declared = useDeclaredTexts()
  const { timeZone } = useShop()
  const choices = useVisibilityChoices()
  const at = new Date().toISOString()
  const badge = badgeOf(scheduleOf(product), at, timeZone, { locale, t })
  const words = badge || declared('fields.product.visibility.options.live')
  return (
    <OptionCell
      product={product}
      column="visibility"
      sheet={sheet}
      words={words}
      options={choices}
      changeTo={(value) => ({ visibility: value })}
    >
      <span className={badge === '' ? undefined : styles.badge}>{words}</span>
    </OptionCell>
  )
}
