import { Alert, Button } from '@mantine/core'
import { useLocalStorage } from '@mantine/hooks'
import { useState } from 'react'
import { Link } from 'react-router'
import { useLocale, useTranslations } from 'use-intl'
import { backupEndpoints } from '../../../domain/api/backups.ts'
import { type Counts, dashboardEndpoints } from '../../../domain/api/dashboard.ts'
import { historyEndpoints } from '../../../domain/api/history.ts'
import { useAdmin, useApi } from '../app/admin-context.ts'
import { useShop } from '../app/shop-settings.tsx'
import { useData } from '../app/use-data.ts'
import { RunningImport } from '../catalogue/csv/running-import.tsx'
import { mayOpen } from '../content/screens/screens.ts'
import { Change, keyOfChange } from '../shop/change.tsx'
import { Icon } from '../ui/icon.tsx'
import { EmptyState } from '../ui/load-state.tsx'
import { PageHeader } from '../ui/page-header.tsx'
import { When } from '../ui/timestamp.tsx'
import { attempt, showDone } from '../ui/toast.tsx'
import styles from './dashboard.module.css'
import { Box, type Period, sumOf } from './dashboard-box.tsx'
import { MissedSearchesBox } from './missed-searches.tsx'
import { NotFoundBox } from './not-found.tsx'
import { QuotationsToday } from './quotations-today.tsx'
import { Checklist, isLeft, useFirstSteps, Welcome } from './setup-checklist.tsx'
import {
  AskedChoicesBox,
  EnquiriesBox,
  MostEnquiredBox,
  NeverEnquiredBox,
  OriginsBox,
  useStatistics,
  ViewedBox,
} from './statistics.tsx'
import { WaitingBox } from './waiting-enquiries.tsx'
import { WeekButton } from './weekly-summary-button.tsx'

const date = { weekday: 'long', day: 'numeric', month: 'long' } as const

/** Work of today first, figures after it. */
export default function Dashboard() {
  const t = useTranslations('insights.dashboard')
  const locale = useLocale()
  const counts = useData(dashboardEndpoints.counts, {}).data?.data
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
  const open = steps?.some(isLeft) ?? false

  return (
    <>
      <PageHeader title={t('title')}>
        <p className={`soft ${styles.date}`}>
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
      <QuotationsToday />
      <Cards counts={counts} />
      <div className={styles.today}>
        <RunningImport />
        {!isFirst && <RecentChangesBox />}
        {interest !== undefined && (
          <>
            <NeverEnquiredBox interest={interest} period={period} />
            <MissedSearchesBox missed={interest.missed} period={period} />
            <NotFoundBox period={period} />
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

const MAX_CHANGES = 5

/** Latest changes of all administrators. */
function RecentChangesBox() {
  const t = useTranslations('insights.recentChanges')
  const { data } = useData(historyEndpoints.activity, {}, { limit: MAX_CHANGES })
  if (data === undefined || data.activity.length === 0) return null
  return (
    <Box
      id="changes"
      title={t('title')}
      aside={
        <Link to="/admin/activity" className={styles.all}>
          {t('all')}
        </Link>
      }
      low
    >
      <ul className={`divided ${styles.list}`}>
        {data.activity.map((note) => (
          <li key={keyOfChange(note)}>
            <Change note={note} />
            <small className="fine-print">
              {note.by?.name ?? t('system')} · <When at={note.at} />
            </small>
          </li>
        ))}
      </ul>
    </Box>
  )
}

const cards = [
  {
    name: 'categories',
    to: '/admin/manage-store/categories',
    icon: 'grid',
    count: 'totalCategories',
  },
  {
    name: 'products',
    to: '/admin/manage-store/products',
    icon: 'box',
    count: 'totalCategoryItems',
  },
  { name: 'users', to: '/admin/users', icon: 'users', count: 'users' },
  { name: 'pending', to: '/admin/orders?status=pending', icon: 'clock', count: 'pendingOrders' },
] as const

/** Cards with record counts, and pending enquiries, which need attention. */
function Cards({ counts }: { counts: Counts | undefined }) {
  const t = useTranslations('insights.countCards')
  const { admin } = useAdmin()
  return (
    <div className={styles.cards}>
      {cards.map(({ name, to, icon, ...card }) => {
        const count = counts?.[card.count] ?? 0
        const isWaiting = name === 'pending' && count > 0
        const content = (
          <>
            <span className={styles.cardTitle}>
              {t(name)}
              <Icon name={icon} className={isWaiting ? styles.waiting : styles.faint} />
            </span>
            <span className={styles.figure}>
              <b>{count}</b> <small className="fine-print">{t(`${name}Hint`)}</small>
            </span>
          </>
        )
        return mayOpen(to, admin?.role) ? (
          <Link key={name} to={to} className={styles.card}>
            {content}
          </Link>
        ) : (
          <div key={name} className={styles.card}>
            {content}
          </div>
        )
      })}
    </div>
  )
}
