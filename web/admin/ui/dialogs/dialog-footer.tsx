import type { ReactNode } from 'react'
import styles from './dialog.module.css'

interface DialogFooterProps {
  /** Content at the start of the row, apart from the buttons. */
  start?: ReactNode
  children: ReactNode
}

export function DialogFooter({ start, children }: DialogFooterProps) {
  return (
    <div className={styles.footer}>
      {start && <span className={styles.start}>{start}</span>}
      {children}
    </div>
  )
}
