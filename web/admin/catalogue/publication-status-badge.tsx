import type { Product } from '../../../domain/api/products.ts'
import { useShop } from '../app/shop-settings.tsx'
import styles from './publication-status-badge.module.css'
import { badgeOf } from './publication-status-labels.ts'

/** Says quietly that visitors do not see a product, or not for ever. */
export function PublicationStatusBadge({ product }: { product: Product }) {
  const { timeZone } = useShop()
  const words = badgeOf(scheduleOf(product), new Date().toISOString(), timeZone)
  return words === '' ? null : <span className={styles.root}>{words}</span>
}

/** What decides whether visitors see a product, as an administrator is told. */
export function scheduleOf({ visibility = 'live', liveFrom = '', liveUntil = '' }: Product) {
  return { visibility, liveFrom, liveUntil }
}
