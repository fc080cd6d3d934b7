import { memo } from 'react'
import { elementMark, format } from '../../../domain/text/message.ts'
import { ProductCard } from '../product-card/product-card.tsx'
import type { ProductTeaser } from '../product-card/product-teaser.ts'
import list from './product-list.module.css'
import css from './shop-catalogue.module.css'
import type { ShopPage } from './shop-page.server.ts'

/**
 * Products of a page; those that match only part of the search follow below a heading. Memoised: a
 * chosen filter is shown before its products come, and rendering the old ones again would delay it.
 */
export const ProductResults = memo(function ProductResults({ page }: { page: ShopPage }) {
  const { products, search } = page
  const { partial } = search
  if (partial === undefined) return <Cards page={page} products={products} />
  const full = products.slice(0, partial.fullCount)
  const others = products.slice(partial.fullCount)
  if (partial.count === undefined)
    return (
      <>
        <p className={css.note} role="status">
          {partial.title}
        </p>
        <Cards page={page} products={others} />
      </>
    )
  return (
    <>
      {full.length > 0 && <Cards page={page} products={full} />}
      {others.length > 0 && (
        <section className={css.partial} aria-labelledby="partial-h">
          <h2 id="partial-h">{partial.title}</h2>
          <Cards page={page} products={others} />
        </section>
      )}
    </>
  )
})

/** Category, or the material where the category is the page's. */
function noteOf({ category, material }: ProductTeaser, page: ShopPage) {
  return page.category === null && category !== ''
    ? { note: category, noteField: 'category' as const }
    : { note: material, noteField: 'material' as const }
}

function Cards({ page, products }: { page: ShopPage; products: ShopPage['products'] }) {
  return (
    <ul className={list.root}>
      {products.map((product) => (
        <ProductCard
          key={product._id}
          product={product}
          {...noteOf(product, page)}
          isEager={product === page.products[0]}
        />
      ))}
    </ul>
  )
}

/** Notes that the search was corrected to other words, and that no product meets its bounds. */
export function SearchCorrection({ page: { search } }: { page: ShopPage }) {
  const { correction, loosened } = search
  const [before, after] = correction
    ? format(correction.text, { words: elementMark }).split(elementMark)
    : []
  return (
    <>
      {correction !== undefined && (
        <p className={css.note} role="status">
          {before}
          <strong>“{correction.words}”</strong>
          {after} <span className="sub">{correction.note}</span>
        </p>
      )}
      {loosened !== undefined && (
        <p className={css.note} role="status">
          {loosened}
        </p>
      )}
    </>
  )
}

/** Number of products that the size filter left out because their sizes are unknown. */
export function ProductsWithoutSize({ page: { unsized, texts } }: { page: ShopPage }) {
  if (unsized === 0) return null
  return (
    <p className={`${css.note} sub`}>
      {unsized === 1 ? texts.unsizedOne : format(texts.unsized, { count: unsized })}
    </p>
  )
}
