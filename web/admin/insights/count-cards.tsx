import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import type { Counts } from '../../../domain/api/dashboard.ts'
import { useAdmin } from '../app/admin-context.ts'
import { mayOpen } from '../content/screens/screens.ts'
import { Icon, type IconName } from '../ui/icon.tsx'
import styles from './dashboard.module.css'

/** Cards with record counts and pending enquiries. */
export function Cards({ counts }: { counts: Counts | undefined }) {
  const t = useTranslations('insights.countCards')
  const pending = counts?.pendingOrders ?? 0
  return (
    <div className={styles.cards}>
      <Card
        title={t('categories')}
        to="/admin/manage-store/categories"
        text={t('categoriesHint')}
        icon="grid"
        count={counts?.totalCategories ?? 0}
      />
      <Card
        title={t('products')}
        to="/admin/manage-store/products"
        text={t('productsHint')}
        icon="box"
        count={counts?.totalCategoryItems ?? 0}
      />
      <Card
        title={t('users')}
        to="/admin/users"
        text={t('usersHint')}
        icon="users"
        count={counts?.users ?? 0}
      />
      <Card
        title={t('pending')}
        to="/admin/orders?status=pending"
        text={t('pendingHint')}
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
