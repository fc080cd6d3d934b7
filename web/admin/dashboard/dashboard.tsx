import { Link } from 'react-router'
import { useCounts } from '../frame/counts.ts'
import { Icon, type IconName } from '../icon.tsx'
import { pageMeta } from '../page-meta.ts'
import { PageHead } from '../parts/page-head.tsx'
import styles from './dashboard.module.css'

export const meta = pageMeta('Dashboard')

export default function Dashboard() {
  const { counts } = useCounts()
  const today = new Intl.DateTimeFormat('en-GB', {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
  }).format(new Date())
  return (
    <>
      <PageHead title="Dashboard">
        <p className={styles.today}>{today}</p>
      </PageHead>
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
          count={counts?.pendingOrders ?? 0}
          waiting={(counts?.pendingOrders ?? 0) > 0}
        />
      </div>
    </>
  )
}

interface CardProps {
  title: string
  text: string
  icon: IconName
  count: number
  to?: string
  /** Somebody should look at it. */
  waiting?: boolean
}

function Card({ title, text, icon, count, to, waiting = false }: CardProps) {
  const words = (
    <>
      <span className={styles.cardTitle}>
        {title}
        <Icon name={icon} className={waiting ? styles.waiting : styles.faint} />
      </span>
      <span className={styles.number}>{count}</span>
      <small>{text}</small>
    </>
  )
  if (to === undefined) return <div className={styles.card}>{words}</div>
  return (
    <Link to={to} className={styles.card}>
      {words}
    </Link>
  )
}
