import { interpolate } from '../../../domain/text/interpolation.ts'
import css from './search-correction.module.css'
import type { ShopPage } from './shop-page.server.ts'

/** Note that the search was corrected to other words. */
export function SearchCorrection({ page: { query, corrected, texts } }: { page: ShopPage }) {
  if (corrected === '') return null
  const [before, after] = texts.corrected.split('{words}')
  return (
    <p className={css.root} role="status">
      {before}
      <strong>“{corrected}”</strong>
      {after} <span className="sub">{interpolate(texts.correctedNote, { words: query.q })}</span>
    </p>
  )
}
