import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import type { Counts } from '../../../domain/api/dashboard.ts'
import { useAdmin } from '../app/admin-context.ts'
import { mayOpen } from '../content/screens/screens.ts'
import { Icon } from '../ui/icon.tsx'
import styles from './dashboard.module.css'

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
export function Cards({ counts }: { counts: Counts | undefined }) {
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
              <b>{count}</b> <small>{t(`${name}Hint`)}</small>
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
