import type { Product } from '../../../../domain/api/products.ts'
import { product as productType } from '../../../../domain/content/product.ts'
import { useShop } from '../../app/shop-settings.tsx'
import { scheduleOf } from '../publication-status-badge.tsx'
import { badgeOf } from '../publication-status-labels.ts'
import styles from './cells.module.css'
import { ChoiceCell } from './choice-cell.tsx'
import type { Sheet } from './use-sheet.ts'

export const visibilityChoices = Object.entries(productType.fields.visibility.options).map(
  ([value, label]) => ({ value, label }),
)

interface VisibilityCellProps {
  product: Product
  sheet: Sheet
}

/** Visibility of a product; a scheduled one shows its date. */
export function VisibilityCell({ product, sheet }: VisibilityCellProps) {
  const { timeZone } = useShop()
  const badge = badgeOf(scheduleOf(product), new Date().toISOString(), timeZone)
  const words = badge || productType.fields.visibility.options.live
  return (
    <ChoiceCell
      product={product}
      column="visibility"
      sheet={sheet}
      words={words}
      choices={visibilityChoices}
      changeTo={(value) => ({ visibility: value })}
    >
      <span className={badge === '' ? undefined : styles.badge}>{words}</span>
    </ChoiceCell>
  )
}
