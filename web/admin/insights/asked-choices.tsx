import { useTranslations } from 'use-intl'
import type { Statistics } from '../../../domain/api/dashboard.ts'
import styles from './asked-choices.module.css'
import { Box, type Period } from './dashboard-box.tsx'

interface AskedChoicesBoxProps {
  choices: Statistics['choices']
  period: Period
}

/** Values of each choice by the number of enquiries that ask for them; nothing without any. */
export function AskedChoicesBox({ choices, period }: AskedChoicesBoxProps) {
  const t = useTranslations('insights.askedChoices')
  if (choices.length === 0) return null
  return (
    <Box id="asked-choices" title={t('title')} period={period}>
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
