import css from './correction.module.css'
import type { ShopPage } from './shop-page.server.ts'

/** Says how many products are left out because nobody knows whether they fit. */
export function Unsized({ page: { unsized } }: { page: ShopPage }) {
  if (unsized === 0) return null
  return (
    <p className={`${css.root} sub`}>
      {unsized === 1 ? '1 more product gives' : `${unsized} more products give`} no size.
    </p>
  )
}
