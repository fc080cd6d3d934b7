import { useTranslations } from 'use-intl'
import type { Interest } from '../../../domain/api/dashboard.ts'
import { Box, type Period, sumOf } from './dashboard-box.tsx'
import figures from './enquiry-statistics.module.css'
import { Ranking } from './enquiry-statistics.tsx'
import styles from './missed-searches.module.css'

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
      <p className={styles.lead}>{t('viewsInTotal', { count: sumOf(viewsPerDay) })}</p>
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
      <p className={styles.lead}>{t('neverEnquiredLead')}</p>
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
      {devices.length > 0 && <p className={figures.sources}>{devices.join(' · ')}</p>}
    </Box>
  )
}

function Counts({ counts }: { counts: { name: string; count: number }[] }) {
  return (
    <ul className={styles.counts}>
      {counts.map(({ name, count }) => (
        <li key={name}>
          <span>{name}</span>
          <b>{count}</b>
        </li>
      ))}
    </ul>
  )
}
