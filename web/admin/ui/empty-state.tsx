import type { ReactNode } from 'react'
import { Icon, type IconName } from './icon.tsx'
import styles from './primitives.module.css'

interface EmptyStateProps {
  icon: IconName
  title: string
  text: string
  /** Button or link to the next step. */
  action?: ReactNode
}

export function EmptyState({ icon, title, text, action }: EmptyStateProps) {
  return (
    <div className={styles.emptyState}>
      <Icon name={icon} size={40} />
      <h2>{title}</h2>
      <p>{text}</p>
      {action}
    </div>
  )
}
