import { useLocale, useTranslations } from 'use-intl'
import type { Product } from '../../../domain/api/products.ts'
import { useShop } from '../app/shop-settings.tsx'
import styles from './product-view.module.css'
import { badgeOf } from './publication-status-labels.ts'

/** Badge for products that visitors cannot see, or only for a limited time. */
export function PublicationStatusBadge({ product }: { product: Product }) {
  const { timeZone } = useShop()
  const t = useTranslations('catalogue.products.publicationStatus')
  const locale = useLocale()
  const at = new Date().toISOString()
  const words = badgeOf(scheduleOf(product), at, timeZone, { locale, t })
  return words === '' ? null : <span className={styles.statusBadge}>{words}</span>
}

/** Schedule of a product; its private fields are optional in the response type. */
export function scheduleOf({ visibility = 'live', liveFrom = '', liveUntil = '' }: Product) {
  return { visibility, liveFrom, liveUntil }
}
