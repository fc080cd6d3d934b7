import { Skeleton } from '@mantine/core'
import { useTranslations } from 'use-intl'
import styles from './primitives.module.css'

/** Placeholder rows while loading; CSS shows them after a short delay. */
export function SkeletonRows({ count = 6 }: { count?: number }) {
  const t = useTranslations('ui')
  return (
    <div className={styles.rows} aria-busy="true" role="status" aria-label={t('loading')}>
      {Array.from({ length: count }, (_, index) => (
        <div className={styles.row} key={index}>
          <Skeleton height={40} width={40} radius={6} />
          <Skeleton height={12} width={`${26 + ((index * 7) % 18)}%`} />
          <Skeleton height={12} width="18%" />
        </div>
      ))}
    </div>
  )
}

export function SkeletonCards({ count = 3 }: { count?: number }) {
  const t = useTranslations('ui')
  return (
    <div className={styles.grid} aria-busy="true" role="status" aria-label={t('loading')}>
      {Array.from({ length: count }, (_, index) => (
        <Skeleton key={index} height={240} radius={8} />
      ))}
    </div>
  )
}
