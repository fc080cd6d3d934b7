import { useTranslations } from 'use-intl'
import type { Statistics } from '../../../domain/api/dashboard.ts'
import styles from './asked-choices.module.css'
import { Box } from './dashboard-box.tsx'
import figures from './enquiry-statistics.module.css'
import type { Period } from './period.ts'

interface AskedChoicesBoxProps {
  choices: Statistics['choices']
  period: Period
}

/** Values of each choice by the number of enquiries that ask for them; nothing without any. */
export function AskedChoicesBox({ choices, period }: AskedChoicesBoxProps) {
  const t = useTranslations('insights')
  if (choices.length === 0) return null
  return (
    <Box
      id="asked-choices"
      title={t('askedChoices.title')}
      aside={<span className={figures.soft}>{t('period.days', { period })}</span>}
    >
      {choices.map(({ name, values }) => (
        <Choice key={name} name={name} values={values} />
      ))}
    </Box>
  )
}

function Choice({ name, values }: Statistics['choices'][number]) {
  const highest = values[0]?.count ?? 1
  return (
    <>
      <h3 className={styles.name}>{name}</h3>
      <ol className={styles.values} aria-label={name}>
        {values.map((value) => (
          <li key={value.name}>
            <span>{value.name}</span>
            <b>{value.count}</b>
            <meter min={0} max={highest} value={value.count} aria-hidden="true" />
          </li>
        ))}
      </ol>
    </>
  )
}
