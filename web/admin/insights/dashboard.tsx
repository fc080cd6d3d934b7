import { Alert, Button } from '@mantine/core'
import { useLocalStorage } from '@mantine/hooks'
import { useState } from 'react'
import { Link } from 'react-router'
import { useLocale, useTranslations } from 'use-intl'
import { backupEndpoints } from '../../../domain/api/backups.ts'
import { dashboardEndpoints } from '../../../domain/api/dashboard.ts'
import { useAdmin, useApi } from '../app/admin-context.ts'
import { useShop } from '../app/shop-settings.tsx'
import { useData } from '../app/use-data.ts'
import { mayOpen } from '../content/screens/screens.ts'
import { useCounts } from '../layout/pending-count.tsx'
import { Icon } from '../ui/icon.tsx'
import { EmptyState } from '../ui/load-state.tsx'
import { PageHeader } from '../ui/page-header.tsx'
import { When } from '../ui/timestamp.tsx'
import { attempt, showDone } from '../ui/toast.tsx'
import { AskedChoicesBox } from './asked-choices.tsx'
import { Cards } from './count-cards.tsx'
import styles from './dashboard.module.css'
import { type Period, sumOf } from './dashboard-box.tsx'
import { EnquiriesBox, MostEnquiredBox, useStatistics } from './enquiry-statistics.tsx'
import { MissedSearchesBox } from './missed-searches.tsx'
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

const backupsPath = '/admin/backups'

/** Alert about a failed backup, for owners only. */
function BackupFailure() {
  const t = useTranslations('insights.backupFailure')
  const { admin } = useAdmin()
  const isTheirs = admin !== null && mayOpen(backupsPath, admin.role)
  const { data } = useData(isTheirs ? backupEndpoints.list : null, {})
  const failure = data?.failure
  if (!failure) return null
  return (
    <Alert role="alert" icon={<Icon name="alert" />} mb="md">
      {t.rich('failed', {
        message: failure.message,
        when: () => <When at={failure.at} inside />,
        link: (words) => <Link to={backupsPath}>{words}</Link>,
      })}
    </Alert>
  )
}

/** Note about the demo's example figures, with a button that removes them. */
function ExamplesNote() {
  const t = useTranslations('insights.demoDataNote')
  const api = useApi()
  const [working, setWorking] = useState(false)
  const remove = async () => {
    setWorking(true)
    await attempt(async () => {
      const { message } = await api.call(dashboardEndpoints.removeExamples, {})
      showDone(message)
    })
    setWorking(false)
  }
  return (
    <div className={styles.demoDataNote}>
      <Icon name="info" />
      <span>{t('text')}</span>
      <Button loading={working} onClick={remove}>
        {t('remove')}
      </Button>
    </div>
  )
}
