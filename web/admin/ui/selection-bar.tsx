import { ActionIcon, VisuallyHidden } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { Icon, type IconName } from './icon.tsx'
import styles from './selection-bar.module.css'

interface SelectionBarProps {
  /** Number of selected records; without any there is no bar. */
  count: number
  /** Accessible name, such as “3 products selected”; also announced. */
  label: string
  /** The same in short. */
  selected: string
  onClear: () => void
  children: ReactNode
}

/** Toolbar of actions on the selected records, at the bottom of the screen. */
export function SelectionBar({ count, label, selected, onClear, children }: SelectionBarProps) {
  const t = useTranslations('ui.selectionBar')
  return (
    <>
      <VisuallyHidden role="status">{count > 0 && label}</VisuallyHidden>
      {count > 0 && (
        <>
          <div className={styles.space} />
          <div className={styles.root} role="toolbar" aria-label={label}>
            <b>{selected}</b>
            <span className={styles.line} />
            <div className={styles.actions}>{children}</div>
            <ActionIcon className={styles.close} aria-label={t('clear')} onClick={onClear}>
              <Icon name="close" size={16} />
            </ActionIcon>
          </div>
        </>
      )}
    </>
  )
}

interface SelectionActionProps {
  icon: IconName
  label: string
  /** Label on narrow screens. */
  short?: string
  /** Accessible name, if it says more than the label. */
  name?: string
  isDanger?: boolean
  onClick: () => void
}

export function SelectionAction(props: SelectionActionProps) {
  const { icon, label, short = label, name, isDanger = false, onClick } = props
  return (
    <button
      type="button"
      className={isDanger ? styles.danger : undefined}
      aria-label={name}
      onClick={onClick}
    >
      <Icon name={icon} size={16} />
      <span className={styles.long}>{label}</span>
      <span className={styles.short}>{short}</span>
    </button>
  )
}

interface SelectButtonProps {
  label: string
  isSelecting: boolean
  onToggle: () => void
  /** Shown wherever there is no pointer to hover with, instead of on phones alone. */
  isForTouch?: boolean
}

/** Button beside the title that starts and ends the selection on phones. */
export function SelectButton(props: SelectButtonProps) {
  const { label, isSelecting, onToggle, isForTouch = false } = props
  return (
    <ActionIcon
      className={isForTouch ? styles.onTouch : styles.onPhone}
      aria-label={label}
      aria-pressed={isSelecting}
      onClick={onToggle}
    >
      <Icon name="select" />
    </ActionIcon>
  )
}
