import { Button } from '@mantine/core'
import { useState } from 'react'
import { Drawer } from '../../ui/dialogs/drawer.tsx'
import { Icon } from '../../ui/icon.tsx'
import { FilterFields } from './filter-fields.tsx'
import styles from './product-filter-sheet.module.css'
import { countFilters, type FilterName, type ProductView } from './product-query.ts'

interface FilterSheetProps {
  view: ProductView
  total: number
  onFilter: (name: FilterName, value: string) => void
  onClear: () => void
}

/** Button of phones that opens all filters and the sort order. */
export function FilterSheet({ view, total, onFilter, onClear }: FilterSheetProps) {
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
        {count === 0 ? 'Filter' : `Filter (${count})`}
      </Button>
      <Drawer
        opened={isOpen}
        onClose={close}
        position="bottom"
        size="auto"
        title="Filter and sort"
        closeButtonProps={{ 'aria-label': 'Close' }}
        classNames={{ content: styles.sheet }}
      >
        <div className={styles.fields}>
          <FilterFields view={view} isLabelled onFilter={onFilter} />
        </div>
        <div className={styles.footer}>
          <Button onClick={onClear} disabled={count === 0 && view.sort === '' && view.q === ''}>
            Clear all
          </Button>
          <Button variant="filled" onClick={close}>
            {total === 1 ? 'Show 1 product' : `Show ${total} products`}
          </Button>
        </div>
      </Drawer>
    </>
  )
}
