import { Menu, VisuallyHidden } from '@mantine/core'
import { type Ref, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { Icon } from '../icon.tsx'
import styles from './sortable.module.css'
import type { Sortable } from './sortable.ts'

interface GripProps {
  sortable: Sortable
  index: number
  /** Name of the entry, such as a product's. */
  name: string
  className?: string
}

/** Drag handle of an entry: dragged, moved by keyboard, or tapped for a menu of positions. */
export function Grip({ sortable, index, name, className }: GripProps) {
  const t = useTranslations('ui.dragHandle')
  const [open, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const { number, of } = sortable.place(index)
  const go = (move: () => void) => () => {
    setOpen(false)
    move()
  }
  return (
    <Menu
      opened={open}
      onChange={setOpen}
      onClose={() => button.current?.focus()}
      returnFocus={false}
      position="bottom-start"
    >
      <span className={styles.holder}>
        <Menu.Target>
          <Anchor />
        </Menu.Target>
        <button
          ref={button}
          type="button"
          className={`${styles.grip} ${className ?? ''}`}
          aria-label={t('label', { name, number: String(number), of: String(of) })}
          aria-haspopup="menu"
          aria-expanded={open}
          {...sortable.grip(index)}
          onClick={() => {
            if (!sortable.wasDragged()) setOpen(true)
          }}
        >
          <Icon name="grip" size={16} />
        </button>
      </span>
      <Menu.Dropdown>
        <Menu.Item disabled={number === 1} onClick={go(() => sortable.moveToEnd(index, 'first'))}>
          {t('first')}
        </Menu.Item>
        <Menu.Item disabled={number === 1} onClick={go(() => sortable.move(index, index - 1))}>
          {t('up')}
        </Menu.Item>
        <Menu.Item disabled={number === of} onClick={go(() => sortable.move(index, index + 1))}>
          {t('down')}
        </Menu.Item>
        <Menu.Item disabled={number === of} onClick={go(() => sortable.moveToEnd(index, 'last'))}>
          {t('last')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}

/**
 * Anchor of the menu. A separate element, since Menu.Target would duplicate the button's ARIA
 * attributes.
 */
function Anchor({ ref }: { ref?: Ref<HTMLSpanElement> }) {
  return <span ref={ref} className={styles.anchor} />
}

/** Live region that announces each step of a move. */
export function SortableStatus({ sortable }: { sortable: Sortable }) {
  return (
    <VisuallyHidden role="status" aria-live="assertive">
      {sortable.announcement}
    </VisuallyHidden>
  )
}
