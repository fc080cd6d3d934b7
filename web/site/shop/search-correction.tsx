import { elementMark, format } from '../../../domain/text/message.ts'
import css from './search-correction.module.css'
import type { ShopPage } from './shop-page.server.ts'

/** Notes that the search was corrected to other words, and that no product meets its bounds. */
export function SearchCorrection({ page: { search } }: { page: ShopPage }) {
  const { correction, loosened } = search
  const [before, after] = correction
    ? format(correction.text, { words: elementMark }).split(elementMark)
    : []
  return (
    <>
      {correction !== undefined && (
        <p className={css.root} role="status">
          {before}
          <strong>“{correction.words}”</strong>
          {after} <span className="sub">{correction.note}</span>
        </p>
      )}
      {loosened !== undefined && (
        <p className={css.root} role="status">
          {loosened}
        </p>
      )}
    </>
  )
}
