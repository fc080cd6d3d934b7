import { Button } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { Drawer } from '../../ui/dialogs.tsx'
import { Icon } from '../../ui/icon.tsx'
import { SearchField } from '../../ui/search-field.tsx'
import { FilterFields } from './filter-fields.tsx'
import styles from './product-filters.module.css'
import { countFilters, isFiltered, type ProductView, type SetFilter } from './product-query.ts'

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

interface FilterSheetProps {
  view: ProductView
  total: number
  onFilter: SetFilter
  onClear: () => void
}

/** Button of phones that opens all filters and the sort order. */
function FilterSheet({ view, total, onFilter, onClear }: FilterSheetProps) {
  const t = useTranslations('catalogue.filters.sheet')
  const [isOpen, setOpen] = useState(false)
  const count = countFilters(view)
  const close = () => setOpen(false)
  return (
    <>
      <Button
        className={styles.button}
        aria-haspopup="dialog"
        leftSection={<Icon name="sort" size={20} />}
        onClick={() => setOpen(true)}
      >
        {count === 0 ? t('filter') : t('filterWith', { count })}
      </Button>
      <Drawer
        opened={isOpen}
        onClose={close}
        position="bottom"
        size="auto"
        title={t('title')}
        classNames={{ content: styles.sheet }}
      >
        <div className={styles.fields}>
          <FilterFields view={view} isLabelled onFilter={onFilter} />
        </div>
        <div className={styles.footer}>
          <Button onClick={onClear} disabled={!isFiltered(view) && view.sort === undefined}>
            {t('clear')}
          </Button>
          <Button variant="filled" onClick={close}>
            {t('show', { count: total })}
          </Button>
        </div>
      </Drawer>
    </>
  )
}
