import { Alert, type AlertProps, Button, Skeleton } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { Icon, type IconName } from './icon.tsx'
import styles from './primitives.module.css'

interface FailureProps {
  message: string
  onRetry?: () => void
}

/** Error message in place of the content, with an optional retry button. */
export function Failure({ message, onRetry }: FailureProps) {
  const t = useTranslations('ui')
  return (
    <Alert role="alert" icon={<Icon name="alert" />}>
      <div className={styles.loadError}>
        <span>{message}</span>
        {onRetry !== undefined && <Button onClick={() => onRetry()}>{t('retry')}</Button>}
      </div>
    </Alert>
  )
}

/** Error of a form as a whole, if any. */
export function FormFailure({ words, ...place }: { words: string } & AlertProps) {
  if (words === '') return null
  return (
    <Alert role="alert" icon={<Icon name="alert" />} {...place}>
      {words}
    </Alert>
  )
}

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

interface EmptyStateProps {
  icon: IconName
  title: string
  text: string
  /** Button or link to the next step. */
  action?: ReactNode
}

export function EmptyState({ icon, title, text, action }: EmptyStateProps) {
  return (
    <div className={styles.emptyState}>
      <Icon name={icon} size={40} />
      <h2>{title}</h2>
      <p>{text}</p>
      {action}
    </div>
  )
}

interface LoadStateProps {
  /** Query of the content. */
  of: { data: unknown; error: { message: string } | null; refetch: () => unknown }
  /** Placeholder rows. */
  rows?: number
}

/** Error of a query, or rows in place of the content until it is loaded; nothing afterwards. */
export function LoadState({ of: { data, error, refetch }, rows }: LoadStateProps) {
  if (error !== null) return <Failure message={error.message} onRetry={refetch} />
  return data === undefined ? <SkeletonRows count={rows} /> : null
}
