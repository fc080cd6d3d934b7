import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Icon } from './icon.tsx'
import styles from './page-header.module.css'

interface PageHeadProps {
  title: string
  /** How many there are, beside the title. */
  count?: number
  lead?: string
  /** The screen above this one, and what this one is called below it. */
  parent?: { label: string; to: string }
  here?: string
  /** Buttons at the end of the line. */
  children?: ReactNode
}

export function PageHeader({ title, count, lead, parent, here, children }: PageHeadProps) {
  return (
    <div className={styles.root}>
      <div className={styles.words}>
        {parent !== undefined && (
          <nav className={styles.crumb} aria-label="Path">
            <Link to={parent.to}>{parent.label}</Link>
            <Icon name="right" size={16} />
            <span>{here}</span>
          </nav>
        )}
        <h1>
          {title} {count !== undefined && <span className={styles.count}>{count}</span>}
        </h1>
        {lead !== undefined && <p className={styles.lead}>{lead}</p>}
      </div>
      {children}
    </div>
  )
}
