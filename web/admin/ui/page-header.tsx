import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import { Icon } from './icon.tsx'
import styles from './page-header.module.css'

interface PageHeadProps {
  title: string
  /** Number of entries, beside the title. */
  count?: number
  lead?: string
  /** Breadcrumb: the parent screen, and the label of this one. */
  parent?: { label: string; to: string }
  here?: string
  /** Buttons at the end of the row. */
  children?: ReactNode
}

export function PageHeader({ title, count, lead, parent, here, children }: PageHeadProps) {
  const t = useTranslations('ui')
  return (
    <div className={styles.root}>
      <div className={styles.words}>
        {parent !== undefined && (
          <nav className={styles.crumb} aria-label={t('path')}>
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
