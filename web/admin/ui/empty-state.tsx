import type { ReactNode } from 'react'
import styles from './empty-state.module.css'
import { Icon, type IconName } from './icon.tsx'

interface EmptyStateProps {
  icon: IconName
  title: string
  text: string
  /** The way on. */
  action?: ReactNode
}

export function EmptyState({ icon, title, text, action }: EmptyStateProps) {
  return (
    <div className={styles.root}>
      <Icon name={icon} size={40} />
      <h2>{title}</h2>
      <p>{text}</p>
      {action}
    </div>
  )
}
