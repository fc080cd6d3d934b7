import { Menu } from '@mantine/core'
import { type Ref, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { Icon } from './icon.tsx'
import styles from './sortable.module.css'
import { useSortableItem } from './sortable.tsx'

interface GripProps {
  /** Name of the entry, such as a product's. */
  name: string
  className?: string
}

/** Drag handle of an entry: dragged, moved by keyboard, or tapped for a menu of positions. */
export function Grip({ name, className }: GripProps) {
  const t = useTranslations('ui.dragHandle')
  const [open, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const { list, item } = useSortableItem()
  const { index, isDragging, listeners, setActivatorNodeRef } = item
  const { number, total } = list.place(index)
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
          ref={(element) => {
            button.current = element
            setActivatorNodeRef(element)
          }}
          type="button"
          className={`${styles.grip} ${className ?? ''}`}
          aria-label={t('label', { name, number: String(number), of: String(total) })}
          aria-haspopup="menu"
          aria-expanded={open}
          // Escape cancels the move, and closes no dialog around the list.
          data-mantine-stop-propagation={isDragging}
          {...listeners}
          onClick={() => setOpen(true)}
        >
          <Icon name="grip" size={16} />
        </button>
      </span>
      <Menu.Dropdown>
        <Menu.Item disabled={number === 1} onClick={go(() => list.moveToEnd(index, 'first'))}>
          {t('first')}
        </Menu.Item>
        <Menu.Item disabled={number === 1} onClick={go(() => list.move(index, index - 1))}>
          {t('up')}
        </Menu.Item>
        <Menu.Item disabled={number === total} onClick={go(() => list.move(index, index + 1))}>
          {t('down')}
        </Menu.Item>
        <Menu.Item disabled={number === total} onClick={go(() => list.moveToEnd(index, 'last'))}>
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
