import { Button } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { type ReactNode, useState } from 'react'
import { useTranslations } from 'use-intl'
import { Drawer } from './dialogs.tsx'
import styles from './filter-bar.module.css'
import { Icon } from './icon.tsx'
import { SearchField } from './search-field.tsx'

interface FilterBarProps extends FilterSheetProps {
  search: Parameters<typeof SearchField>[0]
  /** All in one line where there is room, instead of the filters below. */
  isOneLine?: boolean
}

/** Search, filters and sort order of a list; on phones the filters are in a sheet. */
export function FilterBar({ search, isOneLine = false, ...sheet }: FilterBarProps) {
  const isPhone = useMediaQuery('(max-width: 599px)', false, { getInitialValueInEffect: false })
  return (
    <search className={styles.root} data-one-line={isOneLine ? '' : undefined}>
      <SearchField {...search} />
      {isPhone ? <FilterSheet {...sheet} /> : sheet.fields(false)}
    </search>
  )
}

interface FilterSheetProps {
  /** Number of filters in use, the search apart. */
  count: number
  /** Label of the button that closes the sheet. */
  show: string
  canClear: boolean
  onClear: () => void
  /** The filters, and last the sort order; in the sheet they have visible labels. */
  fields: (isLabelled: boolean) => ReactNode
}

function FilterSheet({ count, show, canClear, onClear, fields }: FilterSheetProps) {
  const t = useTranslations('ui.filterSheet')
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <Button
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
        <div className={styles.filters}>{fields(true)}</div>
        <div className={styles.footer}>
          <Button onClick={onClear} disabled={!canClear}>
            {t('clear')}
          </Button>
          <Button variant="filled" onClick={close}>
            {show}
          </Button>
        </div>
      </Drawer>
    </>
  )
}
