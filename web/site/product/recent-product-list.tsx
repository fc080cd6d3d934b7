import card from '../../ui/card.module.css'
import photo from '../../ui/photo.module.css'
import { useTexts } from '../content/texts.ts'
import { OfferLine } from '../product-card/offer-line.tsx'
import type { ProductTeaser } from '../product-card/product-teaser.ts'
import { MAX_RECENT, recents } from '../shortlist/stored-list.ts'
import { ListFailure, useCurrentProducts } from '../shortlist/use-current-products.tsx'
import { PageLink } from '../ui/page-link.tsx'
import { Photo } from '../ui/photo.tsx'
import { SectionHeader } from '../ui/section-header.tsx'
import css from './recently-viewed.module.css'

/**
 * Calls back with the list once rendering it causes no visible layout shift: its place is below the
 * viewport, or unmounted.
 */
export function whenBelowViewport(
  place: Element | null,
  onReady: (list: typeof RecentList) => void,
): void {
  if (place === null) return
  const observer = new IntersectionObserver(
    (entries) => {
      if (entries.at(-1)?.isIntersecting !== false) return
      observer.disconnect()
      onReady(RecentList)
    },
    // Content above the viewport counts as visible: inserting the list there would shift the page.
    { rootMargin: '1000000px 0px 0px' },
  )
  observer.observe(place)
}

/** Recently viewed products, without the open one. */
function RecentList({ open }: { open: string }) {
  const { recentTitle } = useTexts<'product'>()
  const { entries, hasFailed, retry } = useCurrentProducts(recents)
  const others = entries.filter(({ _id }) => _id !== open).slice(0, MAX_RECENT)
  if (others.length === 0 && !hasFailed) return null
  return (
    <section className={`section ${css.root} off-sheet`} aria-labelledby="recent-h">
      <div className="wrap">
        <SectionHeader id="recent-h" title={recentTitle} />
        <ul className={css.list}>
          {others.map(({ _id, teaser }) => (
            <li key={_id}>{teaser ? <Recent product={teaser} /> : <Skeleton />}</li>
          ))}
        </ul>
        {hasFailed && <ListFailure className={css.failure} onRetry={retry} />}
      </div>
    </section>
  )
}

function Recent({ product: { path, picture, name, offer } }: { product: ProductTeaser }) {
  return (
    <PageLink className={card.root} to={path}>
      <Photo picture={picture} sizes="(min-width:900px)190px,30vw" alt="" />
      <span className={css.name}>{name}</span>
      <OfferLine offer={offer} className={css.offer} />
    </PageLink>
  )
}

/** As high as a product with a usual name, price and availability. */
function Skeleton() {
  return (
    <div className={card.root} aria-hidden="true">
      <div className={photo.root} />
      <span className={css.blank} />
    </div>
  )
}
