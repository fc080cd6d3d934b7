import css from './search-correction.module.css'
import type { ShopPage } from './shop-page.server.ts'

/** Note that the search was corrected to other words. */
export function SearchCorrection({ page: { search } }: { page: ShopPage }) {
  if (search.correction === undefined) return null
  const { text, words, note } = search.correction
  const [before, after] = text.split('{words}')
  return (
    <p className={css.root} role="status">
      {before}
      <strong>“{words}”</strong>
      {after} <span className="sub">{note}</span>
    </p>
  )
}
