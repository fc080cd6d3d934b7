import { ActionIcon, Button, VisuallyHidden } from '@mantine/core'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import { useAdmin } from '../app/admin-context.ts'
import { Icon } from '../ui/icon.tsx'
import { Progress } from '../ui/progress.tsx'
import { Box } from './dashboard-box.tsx'
import { FirstNumber } from './first-number.tsx'
import styles from './setup-checklist.module.css'
import type { Step } from './setup-steps.ts'

/** Setup steps above the dashboard of an empty shop, with reasons and links. */
export function Welcome({ steps }: { steps: Step[] }) {
  const t = useTranslations('insights.setupChecklist')
  const { admin } = useAdmin()
  const [first = ''] = (admin?.name ?? '').split(' ')
  const next = steps.findIndex(({ done }) => !done)
  return (
    <Box
      id="welcome"
      title={first === '' ? t('welcome') : t('welcomeByName', { name: first })}
      className={styles.welcome}
      aside={<Counted steps={steps} />}
      low
    >
      <ul className={styles.steps}>
        {steps.map((step, index) => (
          <li key={step.to} data-done={step.done ? '' : undefined}>
            <Mark done={step.done} />
            <span className={styles.words}>
              <b>{step.words}</b>
              {step.done ? (
                <VisuallyHidden> {t('done')}</VisuallyHidden>
              ) : (
                <small>{step.why}</small>
              )}
            </span>
            {!step.done && <Way step={step} isNext={index === next} />}
          </li>
        ))}
      </ul>
    </Box>
  )
}

/** Buttons of a step, or its field. */
function Way({ step, isNext }: { step: Step; isNext: boolean }) {
  if (step.contact !== undefined) return <FirstNumber stored={step.contact} />
  return (
    <>
      <Button
        component={Link}
        to={step.to}
        variant={isNext ? 'filled' : 'default'}
        className={styles.go}
      >
        {step.action}
      </Button>
      {step.shortcut && (
        <Button component={Link} to={step.shortcut.to} variant="default" className={styles.go}>
          {step.shortcut.action}
        </Button>
      )}
    </>
  )
}

interface ChecklistProps {
  steps: Step[]
  onHide: () => void
}

/** Small card afterwards, until all steps are done or it is hidden. */
export function Checklist({ steps, onHide }: ChecklistProps) {
  const t = useTranslations('insights.setupChecklist')
  const done = steps.filter((step) => step.done).length
  return (
    <Box
      id="ready"
      title={t('title')}
      aside={
        <>
          <Counted steps={steps} />
          <ActionIcon aria-label={t('hide')} onClick={onHide} className={styles.hide}>
            <Icon name="close" size={16} />
          </ActionIcon>
        </>
      }
      low
    >
      <Progress className={styles.bar} max={steps.length} value={done} label={t('progressLabel')} />
      <ul className={styles.steps} data-small="">
        {steps.map((step) => (
          <li key={step.to} data-done={step.done ? '' : undefined}>
            <Mark done={step.done} />
            <span className={styles.words}>
              {step.words}
              {step.done && <VisuallyHidden> {t('done')}</VisuallyHidden>}
            </span>
            {!step.done && <Link to={step.to}>{step.short}</Link>}
          </li>
        ))}
      </ul>
    </Box>
  )
}

function Counted({ steps }: { steps: Step[] }) {
  const t = useTranslations('insights.setupChecklist')
  const done = steps.filter((step) => step.done).length
  return <span className={styles.counted}>{t('progress', { done, total: steps.length })}</span>
}

function Mark({ done }: { done: boolean }) {
  return <span className={styles.mark}>{done && <Icon name="check" size={12} />}</span>
}
