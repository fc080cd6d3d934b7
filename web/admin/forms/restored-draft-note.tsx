import { Button } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { Icon } from '../ui/icon.tsx'
import { When } from '../ui/timestamp.tsx'
import styles from './restored-draft-note.module.css'
import type { RecordForm } from './use-record-form.ts'

/** Note that a draft of an earlier visit was restored. */
export function RestoredNote({ record }: { record: RecordForm }) {
  const t = useTranslations('forms.fields.restoredNote')
  const { restored } = record
  if (restored === null) return null
  return (
    <div className={styles.root} role="status">
      <Icon name="undo" />
      <span>{t.rich('restored', { when: () => <When at={restored} inside /> })}</span>
      <Button variant="subtle" onClick={record.discard}>
        {t('discard')}
      </Button>
    </div>
  )
}
