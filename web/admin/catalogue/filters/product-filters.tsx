import { useMediaQuery } from '@mantine/hooks'
import { useTranslations } from 'use-intl'
import { SearchField } from '../../ui/search-field.tsx'
import { FilterFields } from './filter-fields.tsx'
import { FilterSheet } from './product-filter-sheet.tsx'
import styles from './product-filters.module.css'
import type { ProductView, SetFilter } from './product-query.ts'

interface ProductFiltersProps {
  view: ProductView
  /** Number of products found. */
  total: number
  onFilter: SetFilter
  onClear: () => void
}

/** Search, filters and sort order of the product list; on phones the filters are in a sheet. */
export function ProductFilters({ view, total, onFilter, onClear }: ProductFiltersProps) {
  const t = useTranslations('catalogue.filters.search')
  const isPhone = useMediaQuery('(max-width: 599px)', false, { getInitialValueInEffect: false })
  return (
    <search className={styles.root}>
      <SearchField
        label={t('label')}
        placeholder={t('placeholder')}
        value={view.q ?? ''}
        onSearch={(q) => onFilter('q', q)}
      />
      {isPhone ? (
        <FilterSheet view={view} total={total} onFilter={onFilter} onClear={onClear} />
      ) : (
        <FilterFields view={view} onFilter={onFilter} />
      )}
    </search>
  )
}
