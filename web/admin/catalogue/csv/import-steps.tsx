import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import { Icon } from '../../ui/icon.tsx'
import styles from './import-steps.module.css'

const importSteps = ['file', 'check', 'photos', 'addresses'] as const
export type ImportStep = (typeof importSteps)[number]

/** Steps of an import. Our own table has no old addresses, and often no photos to fetch. */
export function stepsOf(format: string, hasPhotos: boolean): readonly ImportStep[] {
  if (format !== 'own') return importSteps
  return importSteps.slice(0, hasPhotos ? 3 : 2)
}

interface ImportStepsProps {
  steps?: readonly ImportStep[]
  /** Step shown; absent if all are done. */
  current?: ImportStep
  /** Paths of those that may be opened. */
  links?: Partial<Record<ImportStep, string>>
  /** True while photos are on their way, whatever step is shown. */
  isFetching?: boolean
}

/** Progress through the steps of an import. */
export function ImportSteps(props: ImportStepsProps) {
  const { steps = importSteps, current, links = {}, isFetching = false } = props
  const t = useTranslations('catalogue.csv.steps')
  const at = current === undefined ? steps.length : steps.indexOf(current)
  return (
    <ol className={styles.steps} aria-label={t('label')}>
      {steps.map((step, index) => {
        const to = links[step]
        const isDone = index < at && !(step === 'photos' && isFetching)
        return (
          <li
            key={step}
            data-done={isDone ? '' : undefined}
            aria-current={step === current ? 'step' : undefined}
          >
            <span className={`step-mark ${styles.mark}`}>
              {isDone ? <Icon name="check" size={12} /> : index + 1}
            </span>
            {to === undefined || step === current ? t(step) : <Link to={to}>{t(step)}</Link>}
          </li>
        )
      })}
    </ol>
  )
}
