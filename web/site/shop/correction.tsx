import css from './correction.module.css'
import type { ShopPage } from './shop-page.server.ts'

/** Says so when other words were searched for than were typed. */
export function Correction({ page: { query, corrected } }: { page: ShopPage }) {
  if (corrected === '') return null
  return (
    <p className={css.root} role="status">
      Showing results for <strong>“{corrected}”</strong>.{' '}
      <span className="sub">Nothing here is called exactly “{query.q}”.</span>
    </p>
  )
}
