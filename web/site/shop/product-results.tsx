import { memo } from 'react'
import { ProductCard } from '../product-card/product-card.tsx'
import type { ProductTeaser } from '../product-card/product-teaser.ts'
import list from './product-list.module.css'
import css from './product-results.module.css'
import notes from './search-correction.module.css'
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
        <p className={notes.root} role="status">
          {partial.title}
        </p>
        <Cards page={page} products={others} />
      </>
    )
  return (
    <>
      {full.length > 0 && <Cards page={page} products={full} />}
      {others.length > 0 && (
        <section className={css.root} aria-labelledby="partial-h">
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
    ? { note: category, noteField: 'createdBy' as const }
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
