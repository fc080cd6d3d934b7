import { interpolate } from '../../../domain/text/interpolation.ts'
import css from './search-correction.module.css'
import type { ShopPage } from './shop-page.server.ts'

/** Says how many products are left out because nobody knows whether they fit. */
export function ProductsWithoutSize({ page: { unsized, texts } }: { page: ShopPage }) {
  if (unsized === 0) return null
  return (
    <p className={`${css.root} sub`}>
      {unsized === 1 ? texts.unsizedOne : interpolate(texts.unsized, { count: unsized })}
    </p>
  )
}
