import { Link } from 'react-router'
import type { Counts } from '../../../domain/api/dashboard.ts'
import { useAdmin } from '../app/admin-context.ts'
import { mayOpen } from '../content/screens/permissions.ts'
import { Icon, type IconName } from '../ui/icon.tsx'
import styles from './dashboard.module.css'

/** Cards with record counts and pending enquiries. */
export function Cards({ counts }: { counts: Counts | undefined }) {
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
  /** Highlights a card that needs attention. */
  waiting?: boolean
}

function Card({ title, text, icon, count, to, waiting = false }: CardProps) {
  const { admin } = useAdmin()
  const content = (
    <>
      <span className={styles.cardTitle}>
        {title}
        <Icon name={icon} className={waiting ? styles.waiting : styles.faint} />
      </span>
      <span className={styles.figure}>
        <b>{count}</b> <small>{text}</small>
      </span>
    </>
  )
  if (!mayOpen(to, admin?.role)) return <div className={styles.card}>{content}</div>
  return (
    <Link to={to} className={styles.card}>
      {content}
    </Link>
  )
}
