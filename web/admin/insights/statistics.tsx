import { SegmentedControl } from '@mantine/core'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import {
  dashboardEndpoints,
  type Interest,
  type Statistics,
} from '../../../domain/api/dashboard.ts'
import { useData } from '../app/use-data.ts'
import { useChosenProducts } from '../forms/chosen-products.ts'
import { Thumbnail } from '../ui/thumbnail.tsx'
import boxes from './dashboard.module.css'
import { Box, type Period, periods, sumOf } from './dashboard-box.tsx'
import { EnquiryChart } from './enquiry-chart.tsx'
import styles from './statistics.module.css'

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
          <small className="fine-print">
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
        <p className={`fine-print ${styles.sources}`}>
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
function Ranking({ entries }: { entries: Ranked[] }) {
  const t = useTranslations('insights.ranking')
  const highest = entries[0]?.count ?? 1
  const products = useChosenProducts(entries.map(({ _id }) => _id))
  return (
    <ol className={styles.rank}>
      {entries.map(({ _id, name, count, note }) => (
        <li key={_id}>
          <Thumbnail picture={products.get(_id)?.images[0]} />
          <span className={styles.rankWords}>
            <Link to={`/admin/manage-store/products/view/${_id}`} className="name-link one-line">
              {name || t('unnamed')}
            </Link>
            {note !== '' && <small className="fine-print">{note}</small>}
            <meter
              className={styles.meter}
              min={0}
              max={highest}
              value={count}
              aria-hidden="true"
            />
          </span>
          <b>{count}</b>
        </li>
      ))}
    </ol>
  )
}

interface AskedChoicesBoxProps {
  choices: Statistics['choices']
  period: Period
}

/** Values of each choice by the number of enquiries that ask for them; nothing without any. */
export function AskedChoicesBox({ choices, period }: AskedChoicesBoxProps) {
  const t = useTranslations('insights.askedChoices')
  if (choices.length === 0) return null
  return (
    <Box id="asked-choices" title={t('title')} period={period}>
      {choices.map(({ name, values }) => (
        <Choice key={name} name={name} values={values} />
      ))}
    </Box>
  )
}

function Choice({ name, values }: Statistics['choices'][number]) {
  const highest = values[0]?.count ?? 1
  return (
    <>
      <h3 className={styles.choice}>{name}</h3>
      <ol className={styles.values} aria-label={name}>
        {values.map((value) => (
          <li key={value.name}>
            <span>{value.name}</span>
            <b>{value.count}</b>
            <meter
              className={styles.meter}
              min={0}
              max={highest}
              value={value.count}
              aria-hidden="true"
            />
          </li>
        ))}
      </ol>
    </>
  )
}

interface InterestProps {
  interest: Interest
  period: Period
}

const MAX_ENTRIES = 5

/** Most viewed products. */
export function ViewedBox({ interest: { viewed, viewsPerDay }, period }: InterestProps) {
  const t = useTranslations('insights.visitorInterest')
  if (viewed.length === 0) return null
  return (
    <Box id="viewed" title={t('views')} period={period}>
      <p className={`fine-print ${boxes.lead}`}>
        {t('viewsInTotal', { count: sumOf(viewsPerDay) })}
      </p>
      <Ranking
        entries={viewed.slice(0, MAX_ENTRIES).map((one) => ({
          ...one,
          count: one.viewed,
          note: t('enquiries', { count: one.asked }),
        }))}
      />
    </Box>
  )
}

/** Viewed products without enquiries: a price, size or better photo may be missing. */
export function NeverEnquiredBox({ interest: { neverAsked }, period }: InterestProps) {
  const t = useTranslations('insights.visitorInterest')
  if (neverAsked.length === 0) return null
  return (
    <Box id="never-asked" title={t('neverEnquired')} period={period}>
      <p className={`fine-print ${boxes.lead}`}>{t('neverEnquiredLead')}</p>
      <Ranking
        entries={neverAsked
          .slice(0, MAX_ENTRIES)
          .map((one) => ({ ...one, count: one.viewed, note: '' }))}
      />
    </Box>
  )
}

/** Referring sites and campaigns of enquiries. */
export function OriginsBox({ interest, period }: InterestProps) {
  const t = useTranslations('insights.visitorInterest')
  const { perReferrer, perCampaign, perDevice } = interest
  if (perReferrer.length + perCampaign.length === 0) return null
  const devices = perDevice.map(({ device, count }) => t(`devices.${device}`, { count }))
  return (
    <Box id="origins" title={t('origins')} period={period}>
      <Counts
        counts={[
          ...perReferrer.map(({ host, count }) => ({ name: host, count })),
          ...perCampaign.map(({ count, ...campaign }) => ({
            name: t('campaign', { names: Object.values(campaign).filter(Boolean).join(' / ') }),
            count,
          })),
        ]}
      />
      {devices.length > 0 && (
        <p className={`fine-print ${styles.sources}`}>{devices.join(' · ')}</p>
      )}
    </Box>
  )
}

function Counts({ counts }: { counts: { name: string; count: number }[] }) {
  return (
    <ul className={`divided ${styles.counts}`}>
      {counts.map(({ name, count }) => (
        <li key={name}>
          <span>{name}</span>
          <b>{count}</b>
        </li>
      ))}
    </ul>
  )
}
