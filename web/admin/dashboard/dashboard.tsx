import { useLocalStorage } from '@mantine/hooks'
import { useState } from 'react'
import { Link } from 'react-router'
import type { Counts } from '../../../domain/api/dashboard.ts'
import { mayOpen } from '../access.ts'
import { useCounts } from '../counts.ts'
import { Icon, type IconName } from '../icon.tsx'
import { useOffice } from '../office-context.ts'
import { pageMeta } from '../page-meta.ts'
import { EmptyState } from '../parts/empty-state.tsx'
import { PageHead } from '../parts/page-head.tsx'
import { useShop } from '../shop.tsx'
import { BackupFailure } from './backup-failure.tsx'
import { Checklist, Welcome } from './checklist.tsx'
import styles from './dashboard.module.css'
import { EnquiriesBox, MostAskedBox, useStatistics, WaitingBox } from './figures.tsx'
import { useFirstSteps } from './first-steps.ts'
import { type Period, sumOf } from './period.ts'

export const meta = pageMeta('Dashboard')

const date = { weekday: 'long', day: 'numeric', month: 'long' } as const

export default function Dashboard() {
  const { counts } = useCounts()
  const { timeZone } = useShop()
  const steps = useFirstSteps(counts)
  const [period, setPeriod] = useState<Period>(30)
  const { statistics, before } = useStatistics(period)
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
      <PageHead title="Dashboard">
        <p className={styles.today}>
          {new Intl.DateTimeFormat('en-GB', { ...date, timeZone }).format(new Date())}
        </p>
      </PageHead>
      <BackupFailure />
      {isFirst && steps !== null && (
        <div className={styles.first}>
          <Welcome steps={steps} />
        </div>
      )}
      <Cards counts={counts} />
      <div className={styles.boxes} data-quiet={isQuiet ? '' : undefined}>
        {statistics !== undefined && !isQuiet && (
          <EnquiriesBox
            statistics={statistics}
            before={before}
            period={period}
            onPeriod={setPeriod}
          />
        )}
        {isQuiet && (
          <EmptyState
            icon="chat"
            title="No enquiries yet"
            text="Each time a visitor opens the chat from your site, it is counted here."
          />
        )}
        {statistics !== undefined && !isQuiet && (
          <MostAskedBox statistics={statistics} period={period} />
        )}
        <WaitingBox />
        {!isFirst && steps !== null && open && !hidden && (
          <div className={styles.steps}>
            <Checklist steps={steps} onHide={() => setHidden(true)} />
          </div>
        )}
      </div>
    </>
  )
}

function Cards({ counts }: { counts: Counts | undefined }) {
  const pending = counts?.pendingOrders ?? 0
  return (
    <div className={styles.cards}>
      <Card
        title="Total Categories"
        to="/admin/manage-store/categories"
        text="Categories currently listed"
        icon="grid"
        count={counts?.totalCategories ?? 0}
      />
      <Card
        title="Total Products"
        to="/admin/manage-store/products"
        text="Products currently listed"
        icon="box"
        count={counts?.totalCategoryItems ?? 0}
      />
      <Card
        title="Total Users"
        to="/admin/users"
        text="Registered users"
        icon="users"
        count={counts?.users ?? 0}
      />
      <Card
        title="Pending Orders"
        to="/admin/orders?status=pending"
        text="Orders awaiting approval"
        icon="clock"
        count={pending}
        waiting={pending > 0}
      />
    </div>
  )
}

interface CardProps {
  title: string
  text: string
  icon: IconName
  count: number
  to: string
  /** Somebody should look at it. */
  waiting?: boolean
}

function Card({ title, text, icon, count, to, waiting = false }: CardProps) {
  const { admin } = useOffice()
  const content = (
    <>
      <span className={styles.cardTitle}>
        {title}
        <Icon name={icon} className={waiting ? styles.waiting : styles.faint} />
      </span>
      <span className={styles.number}>{count}</span>
      <small>{text}</small>
    </>
  )
  if (!mayOpen(to, admin?.role)) return <div className={styles.card}>{content}</div>
  return (
    <Link to={to} className={styles.card}>
      {content}
    </Link>
  )
}
