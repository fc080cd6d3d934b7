import { useEffect, useRef } from 'react'
import { Link, useSearchParams } from 'react-router'
import { useTranslations } from 'use-intl'
import { enquiryEndpoints } from '../../../domain/api/enquiries.ts'
import { type EnquiryStatus, enquiryStatuses } from '../../../domain/enquiry/enquiry.ts'
import { useData } from '../app/use-data.ts'
import styles from './enquiries.module.css'
import type { EnquiryView } from './use-enquiries.ts'

interface StatusTabsProps {
  view: EnquiryView
  /** A new value reloads the counts. */
  stamp: unknown
}

/** Tabs by status with the number of enquiries. */
export function StatusTabs({ view, stamp }: StatusTabsProps) {
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
          <Count status={status} stamp={stamp} />
        </Link>
      ))}
    </nav>
  )
}

function Count({ status, stamp }: { status: EnquiryStatus | ''; stamp: unknown }) {
  const { data, reload } = useData(enquiryEndpoints.list, {}, { status, limit: 1 })
  const seen = useRef(stamp)
  useEffect(() => {
    if (seen.current !== undefined && seen.current !== stamp) void reload()
    seen.current = stamp
  }, [stamp, reload])
  return data === undefined ? null : <small>{data.total}</small>
}
