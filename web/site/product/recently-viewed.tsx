import { useEffect } from 'react'
import card from '../../ui/card.module.css'
import { PageLink } from '../page-link.tsx'
import { Photo } from '../sections/photo.tsx'
import { SectionHead } from '../sections/section-head.tsx'
import { type ProductTeaser, storedOf } from '../shop/product-teaser.ts'
import { pictureOf } from '../shortlist/stored-products.ts'
import { useTexts } from '../texts.ts'
import css from './recently-viewed.module.css'
import { noteVisit, recentCount, recents, useRecents } from './recents.ts'

/** What the visitor looked at before, from the browser's own memory; nothing on a first visit. */
export function RecentlyViewed({ product }: { product: ProductTeaser }) {
  const { recentTitle } = useTexts<'product'>()
  useEffect(() => noteVisit(storedOf(product)), [product])
  useEffect(() => {
    // Only where there is something to ask about.
    if (recents.read().length > 1)
      import('../shortlist/still-shown.ts').then(
        ({ dropUnseen }) => dropUnseen(recents),
        () => {},
      )
  }, [])
  const others = useRecents().filter(({ _id }) => _id !== product._id)
  if (others.length === 0) return null
  return (
    <section className={`section ${css.root} off-sheet`} aria-labelledby="recent-h">
      <div className="wrap">
        <SectionHead id="recent-h" title={recentTitle} />
        <ul className={css.list}>
          {others.slice(0, recentCount).map((other) => (
            <li key={other._id}>
              <PageLink className={card.root} to={other.path}>
                <Photo picture={pictureOf(other)} sizes="(min-width:900px)190px,30vw" alt="" />
                <span className={css.name}>{other.name}</span>
              </PageLink>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
