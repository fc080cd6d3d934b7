import card from '../../ui/card.module.css'
import { useTexts } from '../content/texts.ts'
import { OfferLine } from '../product-card/offer-line.tsx'
import { refreshProducts } from '../shortlist/stale-products.ts'
import { pictureOf } from '../shortlist/stored-products.ts'
import { PageLink } from '../ui/page-link.tsx'
import { Photo } from '../ui/photo.tsx'
import { SectionHeader } from '../ui/section-header.tsx'
import { MAX_RECENT, recents, useRecents } from './recent-products.ts'
import css from './recently-viewed.module.css'

/**
 * Calls back with the list once rendering it causes no visible layout shift: its place is below the
 * viewport, or unmounted. The list is brought up to date before that, since later it would shrink
 * in view.
 */
export async function whenBelowViewport(
  place: Element | null,
  basename: string,
  onReady: (list: typeof RecentList) => void,
): Promise<void> {
  await refreshProducts(recents, basename)
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
  const others = useRecents().filter(({ _id }) => _id !== open)
  if (others.length === 0) return null
  return (
    <section className={`section ${css.root} off-sheet`} aria-labelledby="recent-h">
      <div className="wrap">
        <SectionHeader id="recent-h" title={recentTitle} />
        <ul className={css.list}>
          {others.slice(0, MAX_RECENT).map((other) => (
            <li key={other._id}>
              <PageLink className={card.root} to={other.path}>
                <Photo picture={pictureOf(other)} sizes="(min-width:900px)190px,30vw" alt="" />
                <span className={css.name}>{other.name}</span>
                <OfferLine offer={other.offer} className={css.offer} />
              </PageLink>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
