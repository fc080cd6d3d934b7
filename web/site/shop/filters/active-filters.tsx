import { shopAddress } from '../../../../domain/catalogue/product-query.ts'
import { Icon } from '../../../ui/icon.tsx'
import { usePageLabels } from '../../content/texts.ts'
import { PageLink } from '../../ui/page-link.tsx'
import type { ShopPage } from '../shop-page.server.ts'
import css from './active-filters.module.css'

/** Active filters, each a link that removes it. */
export function ActiveFilters({ page: { query, active, texts } }: { page: ShopPage }) {
  const labels = usePageLabels('shop')
  if (active.length === 0) return null
  const cleared = { category: query.category, sort: query.sort }
  return (
    <ul className={css.root} aria-label={labels.activeFilters}>
      {active.map(({ label, value, path }) => (
        <li key={path}>
          <PageLink to={path} preservesScroll>
            <span className="vh">{labels.removeFilter}</span>
            <span>
              {label !== '' && <span className={css.kind}>{label}:</span>} {value}
            </span>
            <Icon name="close" small />
          </PageLink>
        </li>
      ))}
      {active.length > 1 && (
        <li>
          <PageLink to={shopAddress(cleared)} preservesScroll>
            {texts.filterClear}
          </PageLink>
        </li>
      )}
    </ul>
  )
}
