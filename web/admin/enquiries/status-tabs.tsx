import { Link, useSearchParams } from 'react-router'
import { useTranslations } from 'use-intl'
import { type EnquiryStatus, enquiryStatuses } from '../../../domain/enquiry/enquiry.ts'
import styles from './enquiries.module.css'
import type { EnquiryView } from './use-enquiries.ts'

interface StatusTabsProps {
  view: EnquiryView
  /** Undefined until they are loaded. */
  counts: Record<EnquiryStatus, number> | undefined
}

/** Tabs by status with the number of enquiries. */
export function StatusTabs({ view, counts }: StatusTabsProps) {
  const t = useTranslations('enquiries')
  const [search] = useSearchParams()
  const to = (status: string) => {
    const next = new URLSearchParams(search)
    next.delete('page')
    if (status === '') next.delete('status')
    else next.set('status', status)
    return `?${next}`
  }
  return (
    <nav className={styles.tabs} aria-label={t('statusTabs.status')}>
      {(['', ...enquiryStatuses] as const).map((status) => (
        <Link
          key={status}
          to={to(status)}
          aria-current={status === view.status ? 'page' : undefined}
        >
          {status === '' ? t('statusTabs.all') : t(`enquiryLabels.statuses.${status}`)}{' '}
          {counts !== undefined && <small>{countOf(counts, status)}</small>}
        </Link>
      ))}
    </nav>
  )
}

function countOf(counts: Record<EnquiryStatus, number>, status: EnquiryStatus | ''): number {
  if (status !== '') return counts[status]
  return Object.values(counts).reduce((sum, count) => sum + count, 0)
}
