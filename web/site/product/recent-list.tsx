import card from '../../ui/card.module.css'
import { PageLink } from '../page-link.tsx'
import { Photo } from '../sections/photo.tsx'
import { SectionHead } from '../sections/section-head.tsx'
import { dropUnseen } from '../shortlist/still-shown.ts'
import { pictureOf } from '../shortlist/stored-products.ts'
import { useTexts } from '../texts.ts'
import css from './recently-viewed.module.css'
import { recentCount, recents, useRecents } from './recents.ts'

/** Takes out what visitors no longer see. */
export function dropUnseenRecents(): Promise<void> {
  return dropUnseen(recents)
}

/** What the visitor looked at before, but for the product that is open. */
export function RecentList({ open }: { open: string }) {
  const { recentTitle } = useTexts<'product'>()
  const others = useRecents().filter(({ _id }) => _id !== open)
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
