import { useLocalStorage } from '@mantine/hooks'
import { useState } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { useShop } from '../app/shop-settings.tsx'
import { useCounts } from '../layout/pending-count.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { PageHeader } from '../ui/page-header.tsx'
import { AskedChoicesBox } from './asked-choices.tsx'
import { BackupFailure } from './backup-failure.tsx'
import { Cards } from './count-cards.tsx'
import styles from './dashboard.module.css'
import { ExamplesNote } from './demo-data-note.tsx'
import { EnquiriesBox, MostEnquiredBox, useStatistics } from './enquiry-statistics.tsx'
import { MissedSearchesBox } from './missed-searches.tsx'
import { type Period, sumOf } from './period.ts'
import { RecentChangesBox } from './recent-changes.tsx'
import { Checklist, Welcome } from './setup-checklist.tsx'
import { useFirstSteps } from './setup-steps.ts'
import { NeverEnquiredBox, OriginsBox, ViewedBox } from './visitor-interest.tsx'
import { WaitingBox } from './waiting-enquiries.tsx'
import { WeekButton } from './weekly-summary-button.tsx'

const date = { weekday: 'long', day: 'numeric', month: 'long' } as const

/** Work of today first, figures after it. */
export default function Dashboard() {
  const t = useTranslations('insights.dashboard')
  const locale = useLocale()
  const counts = useCounts()
  const { timeZone } = useShop()
  const steps = useFirstSteps(counts)
  const [period, setPeriod] = useState<Period>(30)
  const { statistics, interest, before } = useStatistics(period)
  const [hidden, setHidden] = useLocalStorage({
    key: 'first-steps-hidden',
    defaultValue: false,
    getInitialValueInEffect: false,
  })
  const isFirst = counts?.totalCategories === 0 && counts.totalCategoryItems === 0
  const isQuiet = statistics !== undefined && sumOf(statistics.perDay) + before === 0
  const open = steps?.some(({ done }) => !done) ?? false

  return (
    <>
      <PageHeader title={t('title')}>
        <p className={styles.date}>
          {new Intl.DateTimeFormat(locale, { ...date, timeZone }).format(new Date())}
        </p>
        {!isFirst && <WeekButton />}
      </PageHeader>
      <BackupFailure />
      {interest?.hasExamples && <ExamplesNote />}
      {isFirst && steps !== null && (
        <div className={styles.first}>
          <Welcome steps={steps} />
        </div>
      )}
      {counts !== undefined && (!isFirst || counts.pendingOrders > 0) && (
        <div className={styles.queue}>
          <WaitingBox />
        </div>
      )}
      <Cards counts={counts} />
      <div className={styles.today}>
        {!isFirst && <RecentChangesBox />}
        {interest !== undefined && (
          <>
            <NeverEnquiredBox interest={interest} period={period} />
            <MissedSearchesBox missed={interest.missed} period={period} />
          </>
        )}
        {!isFirst && steps !== null && open && !hidden && (
          <Checklist steps={steps} onHide={() => setHidden(true)} />
        )}
      </div>
      <div className={styles.boxes} data-quiet={isQuiet ? '' : undefined}>
        {statistics !== undefined && !isQuiet && (
          <>
            <EnquiriesBox
              statistics={statistics}
              before={before}
              period={period}
              onPeriod={setPeriod}
            />
            <MostEnquiredBox statistics={statistics} period={period} />
            <AskedChoicesBox choices={statistics.choices} period={period} />
          </>
        )}
        {isQuiet && <EmptyState icon="chat" title={t('noEnquiries')} text={t('noEnquiriesHint')} />}
        {interest !== undefined && (
          <>
            <ViewedBox interest={interest} period={period} />
            <OriginsBox interest={interest} period={period} />
          </>
        )}
      </div>
    </>
  )
}
