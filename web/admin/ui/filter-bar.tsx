import { Button } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { useTranslations } from 'use-intl'
import { Drawer } from './dialogs.tsx'
import styles from './filter-sheet.module.css'
import { Icon } from './icon.tsx'

interface FilterSheetProps {
  /** Number of filters in use, the search apart. */
  count: number
  /** Label of the button that closes the sheet. */
  show: string
  canClear: boolean
  onClear: () => void
  /** The filters with their labels. */
  children: ReactNode
}

/** Button of phones that opens all filters and the sort order of a list. */
export function FilterSheet({ count, show, canClear, onClear, children }: FilterSheetProps) {
  const t = useTranslations('ui.filterSheet')
  const [isOpen, setOpen] = useState(false)
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
        <div className={styles.filters}>{children}</div>
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
