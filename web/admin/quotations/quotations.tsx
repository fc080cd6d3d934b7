import { Button } from '@mantine/core'
import { Link, useSearchParams } from 'react-router'
import { useTranslations } from 'use-intl'
import {
  type QuotationListState,
  quotationEndpoints,
  quotationListStates,
} from '../../../domain/api/quotations.ts'
import { useApi } from '../app/admin-context.ts'
import { useData } from '../app/use-data.ts'
import { MainButton } from '../content/main-button.tsx'
import { quotationScreens } from '../content/screens/quotation-screens.ts'
import { useDeclaredTexts } from '../languages/language-provider.tsx'
import { CsvButton } from '../ui/csv-download.tsx'
import { EmptyState, LoadState } from '../ui/load-state.tsx'
import { PageHeader } from '../ui/page-header.tsx'
import { Pager } from '../ui/pager.tsx'
import { ListSearch } from '../ui/search-field.tsx'
import { readPage, sliceOf, useLastPage, withParameters } from '../ui/use-pagination.ts'
import { QuotationTable } from './quotation-table.tsx'
import styles from './quotations.module.css'

/** Customers answer while the list is open. */
const POLL_INTERVAL_MS = 10_000

/** Quotations by state. */
export default function Quotations() {
  const t = useTranslations('quotations.list')
  const declared = useDeclaredTexts()
  const api = useApi()
  const [search] = useSearchParams()
  const view = readPage(search)
  const status = quotationListStates.find((state) => state === search.get('status')) ?? ''
  const q = search.get('q') ?? ''
  const query = useData(
    quotationEndpoints.list,
    {},
    { status, q, ...sliceOf(view) },
    { refetchInterval: POLL_INTERVAL_MS },
  )
  const { data, isFetchedAfterMount } = query
  useLastPage(view, isFetchedAfterMount ? data?.total : undefined)
  const isEmpty = data?.total === 0 && q === '' && status === ''
  const title = declared(quotationScreens.label)
  return (
    <>
      <PageHeader title={title} lead={t('lead')}>
        {!isEmpty && (
          <CsvButton
            label={t('export')}
            name="quotations"
            load={() =>
              api.call(quotationEndpoints.export, {}, undefined, { query: { status, q } })
            }
          />
        )}
        <MainButton
          icon="plus"
          label={declared('types.quotation.add')}
          to={`${quotationScreens.address}/add`}
        />
      </PageHeader>
      {isEmpty ? (
        <EmptyState
          icon={quotationScreens.icon}
          title={t('none')}
          text={t('noneHint')}
          action={
            <Button component={Link} to="/admin/orders">
              {t('toEnquiries')}
            </Button>
          }
        />
      ) : (
        <section className="full-list" aria-label={title}>
          <StateTabs status={status} counts={data?.counts} />
          <div className={styles.tools}>
            <ListSearch label={t('search')} placeholder={t('searchHint')} />
          </div>
          <LoadState of={query} />
          {data?.total === 0 && (
            <EmptyState
              icon="search"
              title={t('noMatch')}
              text={q === '' ? t('noneOfState') : t('noMatchHint', { query: q })}
              action={
                <Button component={Link} to="?">
                  {t('showAll')}
                </Button>
              }
            />
          )}
          {data !== undefined && data.quotationData.length > 0 && (
            <>
              <QuotationTable quotations={data.quotationData} />
              <Pager total={data.total} {...view} />
            </>
          )}
        </section>
      )}
    </>
  )
}

interface StateTabsProps {
  /** Empty for all. */
  status: QuotationListState | ''
  /** Undefined until they are loaded. */
  counts: Record<QuotationListState, number> | undefined
}

function StateTabs({ status, counts }: StateTabsProps) {
  const t = useTranslations('quotations')
  const [search] = useSearchParams()
  return (
    <nav className="tabs" aria-label={t('list.state')}>
      {(['', ...quotationListStates] as const).map((state) => (
        <Link
          key={state}
          to={`?${withParameters(search, { page: '', status: state })}`}
          aria-current={state === status ? 'page' : undefined}
        >
          {state === '' ? t('list.all') : t(`states.${state}`)}{' '}
          {counts !== undefined && <small>{countOf(counts, state)}</small>}
        </Link>
      ))}
    </nav>
  )
}

/** Seen ones are among those that were sent. */
function countOf(counts: Record<QuotationListState, number>, state: QuotationListState | '') {
  if (state !== '') return counts[state]
  return Object.values(counts).reduce((sum, count) => sum + count, 0) - counts.seen
}
