import { ActionIcon, Button } from '@mantine/core'
import { useLocalStorage } from '@mantine/hooks'
import { useRef, useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { useTranslations } from 'use-intl'
import { type EnquiryResponse, enquiryEndpoints } from '../../../domain/api/enquiries.ts'
import { type EnquiryStatus, enquiryStatuses } from '../../../domain/enquiry/enquiry.ts'
import { useApi } from '../app/admin-context.ts'
import { readError } from '../app/use-data.ts'
import { useSelection } from '../catalogue/product-list/selection.ts'
import { GrowingTextarea } from '../ui/growing-textarea.tsx'
import { Icon, type IconName } from '../ui/icon.tsx'
import { EmptyState, LoadState } from '../ui/load-state.tsx'
import { PageHeader } from '../ui/page-header.tsx'
import { Pager } from '../ui/pager.tsx'
import { ListSearch } from '../ui/search-field.tsx'
import { SelectButton, SelectionAction, SelectionBar } from '../ui/selection-bar.tsx'
import { readPage, useLastPage, withParameters } from '../ui/use-pagination.ts'
import styles from './enquiries.module.css'
import { EnquiryHistory } from './enquiry-history.tsx'
import { EnquiryTable } from './enquiry-table.tsx'
import { ExportButton } from './export-button.tsx'
import { type EnquiryView, useEnquiries } from './use-enquiries.ts'

export default function Enquiries() {
  const t = useTranslations('enquiries.enquiries')
  const [search, setSearch] = useSearchParams()
  const view = readView(search)
  const enquiries = useEnquiries(view)
  const { data, isFetchedAfterMount } = enquiries
  useLastPage(view, isFetchedAfterMount ? data?.total : undefined)
  const selection = useSelection(data?.orders ?? [])
  const [past, setPast] = useState<EnquiryResponse | null>(null)
  const isEmpty = data?.total === 0 && view.q === '' && view.status === ''
  return (
    <>
      <PageHeader title={t('title')}>
        {!isEmpty && (
          <SelectButton
            label={t('select')}
            isSelecting={selection.selecting}
            onToggle={selection.toggleSelecting}
          />
        )}
        {!isEmpty && <ExportButton query={{ status: view.status, q: view.q }} />}
      </PageHeader>
      <Explanation />
      {isEmpty ? (
        <EmptyState icon="chat" title={t('none')} text={t('noneHint')} />
      ) : (
        <section className="full-list" aria-label={t('title')} aria-busy={enquiries.isFetching}>
          <StatusTabs view={view} counts={data?.counts} />
          <div className={styles.tools}>
            <ListSearch label={t('search')} placeholder={t('searchHint')} />
            <PasteBox onFound={(reference) => setSearch({ q: reference })} />
          </div>
          <LoadState of={enquiries} />
          {data?.total === 0 && (
            <EmptyState
              icon="search"
              title={t('noData')}
              text={view.q === '' ? t('noneOfStatus') : t('noMatch', { query: view.q })}
              action={
                <Button component={Link} to="?">
                  {t('showAll')}
                </Button>
              }
            />
          )}
          {data !== undefined && data.orders.length > 0 && (
            <>
              <EnquiryTable
                enquiries={data.orders}
                selection={selection}
                onHistory={setPast}
                onStatus={enquiries.setStatus}
                onNote={enquiries.setNote}
              />
              <Pager total={data.total} page={view.page} size={view.size} />
            </>
          )}
        </section>
      )}
      <EnquiryBulkBar
        chosen={selection.chosen}
        onStatus={(status) => enquiries.setStatuses(selection.chosen, status)}
        onClear={selection.clear}
      />
      {past !== null && <EnquiryHistory enquiry={past} onClose={() => setPast(null)} />}
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
  const t = useTranslations('enquiries.enquiries')
  const [hidden, setHidden] = useLocalStorage({
    key: 'enquiries-explained',
    defaultValue: false,
    getInitialValueInEffect: false,
  })
  if (hidden) return null
  return (
    <div className={styles.info}>
      <Icon name="info" />
      <span>{t('explanation')}</span>
      <ActionIcon aria-label={t('dismiss')} onClick={() => setHidden(true)}>
        <Icon name="close" size={16} />
      </ActionIcon>
    </div>
  )
}

interface StatusTabsProps {
  view: EnquiryView
  /** Undefined until they are loaded. */
  counts: Record<EnquiryStatus, number> | undefined
}

/** Tabs by status with the number of enquiries. */
function StatusTabs({ view, counts }: StatusTabsProps) {
  const t = useTranslations('enquiries')
  const [search] = useSearchParams()
  const to = (status: string) => `?${withParameters(search, { page: '', status })}`
  return (
    <nav className="tabs" aria-label={t('statusTabs.status')}>
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

interface PasteBoxProps {
  /** Called with the reference of the found enquiry. */
  onFound: (reference: string) => void
}

/** Text field that finds the enquiry of a pasted WhatsApp message. */
function PasteBox({ onFound }: PasteBoxProps) {
  const t = useTranslations('enquiries.referenceSearch')
  const api = useApi()
  const [message, setMessage] = useState('')
  const [problem, setProblem] = useState('')
  const latest = useRef('')

  const find = async (text: string) => {
    setMessage(text)
    setProblem('')
    latest.current = text
    if (text.trim().length < 6) return
    try {
      const options = { keepsCache: true }
      const { orders } = await api.call(enquiryEndpoints.find, {}, { message: text }, options)
      // Discards the response if the text has changed since.
      if (latest.current !== text) return
      const [found] = orders
      if (found === undefined) return setProblem(t('notFound'))
      setMessage('')
      onFound(found.reference)
    } catch (thrown) {
      setProblem(readError(thrown).message)
    }
  }
  return (
    <GrowingTextarea
      className={styles.paste}
      aria-label={t('paste')}
      placeholder={t('paste')}
      minRows={1}
      maxRows={4}
      value={message}
      error={problem || undefined}
      onChange={(event) => void find(event.currentTarget.value)}
    />
  )
}

interface EnquiryBulkBarProps {
  chosen: EnquiryResponse[]
  /** Resolves to false if the change failed. */
  onStatus: (status: EnquiryStatus) => Promise<boolean>
  onClear: () => void
}

const outcomes: [EnquiryStatus, IconName][] = [
  ['answered', 'chat'],
  ['confirmed', 'check'],
  ['cancelled', 'close'],
]

/** Toolbar of bulk actions on the selected enquiries. */
function EnquiryBulkBar({ chosen, onStatus, onClear }: EnquiryBulkBarProps) {
  const t = useTranslations('enquiries')
  const count = chosen.length
  return (
    <SelectionBar
      count={count}
      label={t('enquiryBulkBar.label', { count })}
      selected={t('enquiryBulkBar.selected', { count })}
      onClear={onClear}
    >
      {outcomes.map(([status, icon]) => (
        <SelectionAction
          key={status}
          icon={icon}
          label={t(`enquiryLabels.statuses.${status}`)}
          onClick={async () => {
            if (await onStatus(status)) onClear()
          }}
        />
      ))}
    </SelectionBar>
  )
}
