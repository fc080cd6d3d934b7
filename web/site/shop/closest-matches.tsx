import { ProductCard } from '../product-card/product-card.tsx'
import css from './closest-matches.module.css'
import list from './product-list.module.css'
import type { ShopPage } from './shop-page.server.ts'

/** Closest matches for filters without results. */
export function ClosestMatches({ page: { nearest, texts } }: { page: ShopPage }) {
  if (nearest.length === 0) return null
  return (
    <section className={css.root} aria-labelledby="nearest-h">
      <h2 id="nearest-h">{texts.nearestTitle}</h2>
      <ul className={list.root}>
        {nearest.map((product) => (
          <ProductCard
            key={product._id}
            product={product}
            note={product.category || product.material}
          />
        ))}
      </ul>
    </section>
  )
}
