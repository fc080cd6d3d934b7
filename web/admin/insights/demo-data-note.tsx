import { Button } from '@mantine/core'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { dashboardEndpoints } from '../../../domain/api/dashboard.ts'
import { useApi } from '../app/admin-context.ts'
import { Icon } from '../ui/icon.tsx'
import { attempt, showDone } from '../ui/toast.tsx'
import styles from './dashboard.module.css'

/** Note about the demo's example figures, with a button that removes them. */
export function ExamplesNote() {
  const t = useTranslations('insights.demoDataNote')
  const api = useApi()
  const [working, setWorking] = useState(false)
  const remove = async () => {
    setWorking(true)
    await attempt(async () => {
      const { message } = await api.call(dashboardEndpoints.removeExamples, {})
      showDone(message)
    })
    setWorking(false)
  }
  return (
    <div className={styles.demoDataNote}>
      <Icon name="info" />
      <span>{t('text')}</span>
      <Button loading={working} onClick={remove}>
        {t('remove')}
      </Button>
    </div>
  )
}
