import { ActionIcon, Button } from '@mantine/core'
import { useLocalStorage } from '@mantine/hooks'
import { useEffect, useRef } from 'react'
import { Link, useSearchParams } from 'react-router'
import { enquiryCalls } from '../../../domain/api/enquiries.ts'
import { type EnquiryStatus, enquiryStatuses } from '../../../domain/enquiry.ts'
import { useData } from '../data.ts'
import { Icon } from '../icon.tsx'
import { pageMeta } from '../page-meta.ts'
import { EmptyState } from '../parts/empty-state.tsx'
import { Failure } from '../parts/failure.tsx'
import { PageHead } from '../parts/page-head.tsx'
import { Pager } from '../parts/pager.tsx'
import { SearchField } from '../parts/search-field.tsx'
import { SkeletonRows } from '../parts/skeletons.tsx'
import { readPage } from '../parts/use-page.ts'
import styles from './enquiries.module.css'
import { EnquiryTable } from './enquiry-table.tsx'
import { statusWords } from './enquiry-words.ts'
import { ExportButton } from './export-button.tsx'
import { type EnquiryView, useEnquiries } from './use-enquiries.ts'

export const meta = pageMeta('Enquiries')

export default function Enquiries() {
  const [search, setSearch] = useSearchParams()
  const view = readView(search)
  const enquiries = useEnquiries(view)
  const { data, error, reload } = enquiries
  const find = (q: string) => {
    const next = new URLSearchParams(search)
    next.delete('page')
    if (q === '') next.delete('q')
    else next.set('q', q)
    setSearch(next, { replace: true })
  }
  const isEmpty = data?.total === 0 && view.q === '' && view.status === ''
  return (
    <>
      <PageHead title="Enquiries">
        {!isEmpty && <ExportButton query={{ status: view.status, q: view.q }} />}
      </PageHead>
      <Explanation />
      {isEmpty ? (
        <EmptyState
          icon="chat"
          title="No enquiries yet"
          text="Each time a visitor opens the chat from your site, it is counted here."
        />
      ) : (
        <section className={styles.list} aria-label="Enquiries" aria-busy={enquiries.loading}>
          <StatusTabs view={view} stamp={data} />
          <div className={styles.tools}>
            <SearchField
              label="Search enquiries"
              placeholder="Search reference, product, note"
              value={view.q}
              onSearch={find}
            />
          </div>
          {error !== null && <Failure message={error.message} onRetry={reload} />}
          {data === undefined && error === null && <SkeletonRows />}
          {data?.orders.length === 0 && (
            <EmptyState
              icon="search"
              title="No Data Found"
              text={
                view.q === '' ? 'No enquiry has this status.' : `No enquiry matches “${view.q}”.`
              }
              action={
                <Button component={Link} to="?">
                  Show all
                </Button>
              }
            />
          )}
          {data !== undefined && data.orders.length > 0 && (
            <>
              <EnquiryTable
                enquiries={data.orders}
                onStatus={enquiries.setStatus}
                onNote={enquiries.setNote}
              />
              <Pager total={data.total} page={view.page} size={view.size} />
            </>
          )}
        </section>
      )}
    </>
  )
}

function readView(search: URLSearchParams): EnquiryView {
  return {
    status: enquiryStatuses.find((status) => status === search.get('status')) ?? '',
    q: search.get('q') ?? '',
    ...readPage(search),
  }
}

function Explanation() {
  const [hidden, setHidden] = useLocalStorage({
    key: 'enquiries-explained',
    defaultValue: false,
    getInitialValueInEffect: false,
  })
  if (hidden) return null
  return (
    <div className={styles.info}>
      <Icon name="info" />
      <span>
        One line for each time a visitor opened the chat from your site. The reference is in their
        message, so you can match the two; a chat opened without a message has none, and stands
        under Opened. No names or numbers are stored.
      </span>
      <ActionIcon aria-label="Dismiss" onClick={() => setHidden(true)}>
        <Icon name="close" size={16} />
      </ActionIcon>
    </div>
  )
}

interface StatusTabsProps {
  view: EnquiryView
  /** Changes when the figures may have changed. */
  stamp: unknown
}

function StatusTabs({ view, stamp }: StatusTabsProps) {
  const [search] = useSearchParams()
  const to = (status: string) => {
    const next = new URLSearchParams(search)
    next.delete('page')
    if (status === '') next.delete('status')
    else next.set('status', status)
    return `?${next}`
  }
  return (
    <nav className={styles.tabs} aria-label="Status">
      {(['', ...enquiryStatuses] as const).map((status) => (
        <Link
          key={status}
          to={to(status)}
          aria-current={status === view.status ? 'page' : undefined}
        >
          {status === '' ? 'All' : statusWords[status]} <Count status={status} stamp={stamp} />
        </Link>
      ))}
    </nav>
  )
}

function Count({ status, stamp }: { status: EnquiryStatus | ''; stamp: unknown }) {
  const { data, reload } = useData(enquiryCalls.list, {}, { status, limit: 1 })
  const seen = useRef(stamp)
  useEffect(() => {
    if (seen.current !== undefined && seen.current !== stamp) void reload()
    seen.current = stamp
  }, [stamp, reload])
  return data === undefined ? null : <small>{data.total}</small>
}
