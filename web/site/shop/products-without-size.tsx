import { format } from '../../../domain/text/message.ts'
import css from './search-correction.module.css'
import type { ShopPage } from './shop-page.server.ts'

/** Number of products that the size filter left out because their sizes are unknown. */
export function ProductsWithoutSize({ page: { unsized, texts } }: { page: ShopPage }) {
  if (unsized === 0) return null
  return (
    <p className={`${css.root} sub`}>
      {unsized === 1 ? texts.unsizedOne : format(texts.unsized, { count: unsized })}
    </p>
  )
}
