import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { Icon } from '../ui/icon.tsx'
import { commandKey } from '../ui/keyboard-shortcut.ts'
import { FormFailure } from '../ui/load-state.tsx'
import styles from './save-bar.module.css'
import { StoredDraftNote } from './saving/draft-notes.tsx'
import type { RecordForm } from './use-record-form.ts'

interface SaveBarProps {
  record: RecordForm
  formId: string
  /** Label of the save button. */
  label: string
  wide: boolean
  /** Shows a button that saves and continues with the next record. */
  another?: boolean
  /** Buttons behind the one that saves, the last of them the main one. */
  actions?: ReactNode
}

/** Sticky bar with the save button, the state of the form and its errors. */
export function SaveBar({ record, formId, label, wide, another = false, actions }: SaveBarProps) {
  const t = useTranslations('forms.fields.saveBar')
  return (
    <section
      className={styles.root}
      data-save-bar=""
      data-wide={wide ? '' : undefined}
      aria-label={t('label')}
    >
      <FormFailure words={record.failure} className={styles.failure} />
      <div className={styles.note}>
        <StoredDraftNote record={record} />
      </div>
      <div className={styles.line}>
        <SaveState record={record} />
        <StopButton record={record} />
        {record.dirty && !record.saving && (
          <Button variant="subtle" onClick={record.discard}>
            {t('discard')}
          </Button>
        )}
        {another && (
          <Button disabled={record.saving} onClick={record.saveAndAddAnother}>
            {t('saveAndAddAnother')}
          </Button>
        )}
        <Button
          type="submit"
          form={formId}
          variant={actions === undefined ? 'filled' : 'default'}
          loading={record.saving}
        >
          {label} <kbd className="not-on-phones">{commandKey('S')}</kbd>
        </Button>
        {actions}
      </div>
    </section>
  )
}

/** State of the form: unsaved changes, upload progress or number of errors. */
export function SaveState({ record }: { record: RecordForm }) {
  const t = useTranslations('forms.fields.saveBar')
  const fieldErrors = Object.keys(record.form.formState.errors)
  const [first] = fieldErrors
  return (
    <span className={styles.state} role="status">
      {record.saving ? <Sending record={record} /> : <Pending dirty={record.isAtRisk} />}
      {!record.saving && first !== undefined && (
        <button type="button" className={styles.faults} onClick={() => record.form.setFocus(first)}>
          <Icon name="alert" size={16} />
          {t('toCorrect', { count: fieldErrors.length })}
        </button>
      )}
    </span>
  )
}

export function StopButton({ record }: { record: RecordForm }) {
  const t = useTranslations('forms.fields.saveBar')
  if (!record.saving || !isUploading(record)) return null
  return (
    <Button variant="subtle" onClick={record.stop}>
      {t('stop')}
    </Button>
  )
}

function Sending({ record }: { record: RecordForm }) {
  const t = useTranslations('forms.fields.saveBar')
  const { sent } = record
  if (sent === null || !isUploading(record)) {
    return <span className={styles.unsaved}>{t('saving')}</span>
  }
  const percent = Math.floor((sent.bytes / Math.max(1, sent.total)) * 100)
  return <span className={styles.unsaved}>{t('uploading', { percent: String(percent) })}</span>
}

/** A save can be cancelled only until all bytes are sent. */
function isUploading({ sent }: RecordForm): boolean {
  return sent !== null && sent.bytes < sent.total
}

function Pending({ dirty }: { dirty: boolean }) {
  const t = useTranslations('forms.fields.saveBar')
  return dirty ? <span className={styles.unsaved}>{t('unsaved')}</span> : null
}
