import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import { Icon, type IconName } from './icon.tsx'
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
            <span className="one-line">{here}</span>
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

interface HeadButtonProps {
  icon: IconName
  label: string
}

interface HeaderButtonProps extends HeadButtonProps {
  /** Main action of the screen. */
  isMain?: boolean
  onClick: () => void
}

/** Button beside the title of a screen; only its icon on phones. */
export function HeaderButton({ icon, label, isMain = false, onClick }: HeaderButtonProps) {
  return (
    <Button variant={isMain ? 'filled' : undefined} aria-label={label} onClick={onClick}>
      <Icon name={icon} size={16} />
      <span className="not-on-phones">{label}</span>
    </Button>
  )
}

/** Link out of the admin that opens a new tab. */
export function HeaderLink({ icon, label, href }: HeadButtonProps & { href: string }) {
  return (
    <Button component="a" href={href} target="_blank" rel="noopener" aria-label={label}>
      <Icon name={icon} size={16} />
      <span className="not-on-phones">{label}</span>
    </Button>
  )
}
