import type { ReactNode } from 'react'
import { Icon } from '../../ui/icon.tsx'
import { useTexts } from '../content/texts.ts'
import { PageLink } from '../ui/page-link.tsx'
import css from './active-filters.module.css'
import { isFiltered, type ShopQuery, shopAddress, unfilteredQuery } from './shop-query.ts'

const kinds = [
  { key: 'q', name: 'filterSearch' },
  { key: 'tag', name: 'filterTag' },
  { key: 'material', name: 'filterMaterial' },
  { key: 'width', name: 'filterWidth' },
  { key: 'height', name: 'filterHeight' },
] as const

/** Active filters, each a link that removes it. */
export function ActiveFilters({ query }: { query: ShopQuery }) {
  const texts = useTexts<'shop'>()
  if (!isFiltered(query)) return null
  const chosen = kinds.filter(({ key }) => query[key] !== '')
  return (
    <ul className={css.root} aria-label="Active filters">
      {chosen.map(({ key, name }) => (
        <li key={key}>
          <PickLink query={{ ...query, page: 1, [key]: '' }}>
            <span className="vh">Remove </span>
            <span className={css.kind}>{texts[name]}:</span> {query[key]}
            <Icon name="close" small />
          </PickLink>
        </li>
      ))}
      {chosen.length > 1 && (
        <li>
          <PickLink query={{ ...unfilteredQuery, category: query.category, sort: query.sort }}>
            {texts.filterClear}
          </PickLink>
        </li>
      )}
    </ul>
  )
}

function PickLink({ query, children }: { query: ShopQuery; children: ReactNode }) {
  return (
    <PageLink to={shopAddress(query)} preservesScroll>
      {children}
    </PageLink>
  )
}
