import type { ReactNode } from 'react'
import { type ShopQuery, shopAddress } from '../../../domain/catalogue/product-query.ts'
import { format } from '../../../domain/text/message.ts'
import { Icon } from '../../ui/icon.tsx'
import { usePageLabels } from '../content/texts.ts'
import { isModifiedClick, PageLink } from '../ui/page-link.tsx'
import css from './pagination.module.css'

interface PaginationProps {
  query: ShopQuery
  /** Total number of pages. */
  pages: number
  /** Called when a link to another page is followed in the same tab. */
  onTurn: () => void
}

export function Pagination({ query, pages, onTurn }: PaginationProps) {
  const { page } = query
  const labels = usePageLabels('shop')
  const link = (to: number, children: ReactNode, label?: string) => (
    <PageLink
      className={css.link}
      to={shopAddress({ ...query, page: to })}
      preservesScroll
      aria-label={label}
      aria-current={to === page ? 'page' : undefined}
      onClick={(event) => isModifiedClick(event) || onTurn()}
      data-clear-of-chat=""
    >
      {children}
    </PageLink>
  )
  const step = (to: number, icon: 'left' | 'right', label: string) =>
    to >= 1 && to <= pages ? (
      link(to, <Icon name={icon} small />, label)
    ) : (
      <span className={css.end}>
        <Icon name={icon} small />
      </span>
    )
  return (
    <nav className={css.root} aria-label={labels.pages}>
      {step(page - 1, 'left', labels.previousPage)}
      {pagesAround(page, pages).map((entry, index, all) => {
        const isAfterGap = index > 0 && entry - (all[index - 1] ?? 0) > 1
        return (
          <span className={css.entry} key={entry}>
            {isAfterGap && <span className={css.gap}>…</span>}
            {link(entry, entry, format(labels.page, { number: entry }))}
          </span>
        )
      })}
      {step(page + 1, 'right', labels.nextPage)}
    </nav>
  )
}

/**
 * First and last page and the neighbours of the current one; all pages if there are at most seven.
 */
function pagesAround(page: number, pages: number): number[] {
  const all = Array.from({ length: pages }, (_, index) => index + 1)
  if (pages <= 7) return all
  return all.filter(
    (entry) => entry === 1 || entry === pages || Math.abs(entry - Math.min(page, pages)) <= 1,
  )
}
