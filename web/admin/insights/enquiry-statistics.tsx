import { SegmentedControl } from '@mantine/core'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import { dashboardEndpoints, type Statistics } from '../../../domain/api/dashboard.ts'
import { useData } from '../app/use-data.ts'
import { useChosenProducts } from '../forms/chosen-products.ts'
import { Thumbnail } from '../ui/thumbnail.tsx'
import boxes from './dashboard.module.css'
import { Box, type Period, periods, sumOf } from './dashboard-box.tsx'
import { EnquiryChart } from './enquiry-chart.tsx'
import styles from './enquiry-statistics.module.css'

/** Enquiries of a period, and most requested products. */
export function useStatistics(period: Period) {
  // Twice the period, to compare it with the one before.
  const trend = useData(dashboardEndpoints.statistics, {}, { days: period * 2 })
  const present = useData(dashboardEndpoints.statistics, {}, { days: period })
  const all = trend.data?.statistics.perDay ?? []
  return {
    statistics: present.data?.statistics,
    interest: present.data?.interest,
    before: sumOf(all.slice(0, Math.max(0, all.length - period))),
  }
}

interface EnquiriesBoxProps {
  statistics: Statistics
  before: number
  period: Period
  onPeriod: (period: Period) => void
}

export function EnquiriesBox({ statistics, before, period, onPeriod }: EnquiriesBoxProps) {
  const t = useTranslations('insights')
  const labels = useTranslations('enquiries.enquiryLabels')
  const total = sumOf(statistics.perDay)
  const change = before === 0 ? null : Math.round(((total - before) / before) * 100)
  return (
    <Box
      id="enquiries"
      title={t('enquiryStatistics.enquiries')}
      aside={
        <SegmentedControl
          aria-label={t('period.label')}
          value={String(period)}
          onChange={(value) => onPeriod(periods.find((days) => String(days) === value) ?? 30)}
          data={periods.map((days) => ({
            value: String(days),
            label: t('period.days', { period: days }),
          }))}
        />
      }
    >
      <p className={styles.big}>
        {total}
        {change !== null && (
          <small>
            {t.rich('enquiryStatistics.change', {
              change: `${change > 0 ? '+' : ''}${change}%`,
              period,
              b: (words) => <b data-up={change > 0 ? '' : undefined}>{words}</b>,
            })}
          </small>
        )}
      </p>
      <EnquiryChart days={statistics.perDay} />
      {statistics.perSource.length > 0 && (
        <p className={styles.sources}>
          {statistics.perSource.map(({ source, count }) => (
            <span key={source}>
              {labels(`sources.${source}`)} <b>{count}</b>
            </span>
          ))}
        </p>
      )}
    </Box>
  )
}

interface MostEnquiredBoxProps {
  statistics: Statistics
  period: Period
}

export function MostEnquiredBox({ statistics, period }: MostEnquiredBoxProps) {
  const t = useTranslations('insights.enquiryStatistics')
  const products = statistics.products.slice(0, 5)
  if (products.length === 0) return null
  return (
    <Box id="most" title={t('most')} period={period}>
      <Ranking entries={products.map((one) => ({ ...one, note: '' }))} />
    </Box>
  )
}

interface Ranked {
  _id: string
  name: string
  count: number
  /** Small text below the name. */
  note: string
}

/** Products with a count each, highest first. */
export function Ranking({ entries }: { entries: Ranked[] }) {
  const t = useTranslations('insights.ranking')
  const highest = entries[0]?.count ?? 1
  const products = useChosenProducts(entries.map(({ _id }) => _id))
  return (
    <ol className={styles.rank}>
      {entries.map(({ _id, name, count, note }) => (
        <li key={_id}>
          <Thumbnail picture={products.get(_id)?.images[0]} />
          <span className={styles.rankWords}>
            <Link to={`/admin/manage-store/products/view/${_id}`}>{name || t('unnamed')}</Link>
            {note !== '' && <small className={boxes.soft}>{note}</small>}
            <meter min={0} max={highest} value={count} aria-hidden="true" />
          </span>
          <b>{count}</b>
        </li>
      ))}
    </ol>
  )
}
