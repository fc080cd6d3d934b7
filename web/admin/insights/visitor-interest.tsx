import type { Interest } from '../../../domain/api/dashboard.ts'
import { Box } from './dashboard-box.tsx'
import figures from './enquiry-statistics.module.css'
import { type Period, sumOf } from './period.ts'
import { Ranking } from './ranking.tsx'
import styles from './visitor-interest.module.css'

interface InterestProps {
  interest: Interest
  period: Period
}

const MAX_ENTRIES = 5

/** Most viewed products. */
export function ViewedBox({ interest: { viewed, viewsPerDay }, period }: InterestProps) {
  if (viewed.length === 0) return null
  return (
    <Box id="viewed" title="Views" aside={<Aside period={period} />}>
      <p className={styles.lead}>{countViews(sumOf(viewsPerDay))} in total.</p>
      <Ranking
        entries={viewed.slice(0, MAX_ENTRIES).map((one) => ({
          ...one,
          count: one.viewed,
          note: one.asked === 0 ? 'no enquiries' : countEnquiries(one.asked),
        }))}
      />
    </Box>
  )
}

/** Viewed products without enquiries: a price, size or better photo may be missing. */
export function NeverEnquiredBox({ interest: { neverAsked }, period }: InterestProps) {
  if (neverAsked.length === 0) return null
  return (
    <Box id="never-asked" title="Viewed, no enquiries" aside={<Aside period={period} />}>
      <p className={styles.lead}>Check these: a photo, a size or a price may be missing.</p>
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
  const { perReferrer, perCampaign, perDevice } = interest
  if (perReferrer.length + perCampaign.length === 0) return null
  const devices = perDevice.map(({ device, count }) => `${devicesWords[device]} ${count}`)
  return (
    <Box id="origins" title="Where enquiries came from" aside={<Aside period={period} />}>
      <Counts
        counts={[
          ...perReferrer.map(({ host, count }) => ({ name: host, count })),
          ...perCampaign.map(({ count, ...campaign }) => ({
            name: `Campaign: ${Object.values(campaign).filter(Boolean).join(' / ')}`,
            count,
          })),
        ]}
      />
      {devices.length > 0 && <p className={figures.sources}>{devices.join(' · ')}</p>}
    </Box>
  )
}

const devicesWords = { phone: 'Phones', tablet: 'Tablets', desktop: 'Computers' } as const

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

function Aside({ period }: { period: Period }) {
  return <span className={figures.soft}>{period} days</span>
}

function countViews(count: number): string {
  return count === 1 ? '1 view' : `${count} views`
}

function countEnquiries(count: number): string {
  return count === 1 ? '1 enquiry' : `${count} enquiries`
}
