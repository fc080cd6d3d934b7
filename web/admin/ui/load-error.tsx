import { Alert, type AlertProps, Button } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { Icon } from './icon.tsx'
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
