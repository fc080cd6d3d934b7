import { SegmentedControl } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { dashboardEndpoints, type Statistics } from '../../../domain/api/dashboard.ts'
import { useData } from '../app/use-data.ts'
import { Box, type Period, periods, sumOf } from './dashboard-box.tsx'
import { EnquiryChart } from './enquiry-chart.tsx'
import styles from './enquiry-statistics.module.css'
import { Ranking } from './ranking.tsx'

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
