import type { Product } from '../../../domain/api/products.ts'
import { useShop } from '../shop.tsx'
import styles from './stage-badge.module.css'
import { badgeOf } from './stage-words.ts'

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
