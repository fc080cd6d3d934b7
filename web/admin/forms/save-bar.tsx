import { Alert, Button } from '@mantine/core'
import { Icon } from '../ui/icon.tsx'
import { commandKey } from '../ui/keyboard-shortcut.ts'
import { KeptDraftNote } from './drafts/kept-draft-note.tsx'
import styles from './save-bar.module.css'
import type { RecordForm } from './use-record-form.ts'

interface SaveBarProps {
  record: RecordForm
  formId: string
  /** Label of the save button. */
  label: string
  wide: boolean
  /** Shows a button that saves and continues with the next record. */
  another?: boolean
}

/** Sticky bar with the save button, the state of the form and its errors. */
export function SaveBar({ record, formId, label, wide, another = false }: SaveBarProps) {
  return (
    <section
      className={styles.root}
      data-save-bar=""
      data-wide={wide ? '' : undefined}
      aria-label="Save"
    >
      {record.failure !== '' && (
        <Alert role="alert" icon={<Icon name="alert" />} className={styles.failure}>
          {record.failure}
        </Alert>
      )}
      <div className={styles.note}>
        <KeptDraftNote record={record} />
      </div>
      <div className={styles.line}>
        <SaveState record={record} />
        <StopButton record={record} />
        {record.dirty && !record.saving && (
          <Button variant="subtle" onClick={record.discard}>
            Discard
          </Button>
        )}
        {another && (
          <Button disabled={record.saving} onClick={record.saveAndAddAnother}>
            Save and add another
          </Button>
        )}
        <Button type="submit" form={formId} variant="filled" loading={record.saving}>
          {label} <kbd className={styles.key}>{commandKey('S')}</kbd>
        </Button>
      </div>
    </section>
  )
}

/** State of the form: unsaved changes, upload progress or number of errors. */
export function SaveState({ record }: { record: RecordForm }) {
  const fieldErrors = Object.keys(record.form.formState.errors)
  const [first] = fieldErrors
  return (
    <span className={styles.state} role="status">
      {record.saving ? <Sending record={record} /> : <Pending dirty={record.isAtRisk} />}
      {!record.saving && first !== undefined && (
        <button type="button" className={styles.faults} onClick={() => record.form.setFocus(first)}>
          <Icon name="alert" size={16} />
          {fieldErrors.length === 1
            ? '1 field to correct'
            : `${fieldErrors.length} fields to correct`}
        </button>
      )}
    </span>
  )
}

export function StopButton({ record }: { record: RecordForm }) {
  if (!record.saving || !isUploading(record)) return null
  return (
    <Button variant="subtle" onClick={record.stop}>
      Stop upload
    </Button>
  )
}

function Sending({ record }: { record: RecordForm }) {
  const { sent } = record
  if (sent === null || !isUploading(record)) {
    return <span className={styles.unsaved}>Saving …</span>
  }
  const percent = Math.floor((sent.bytes / Math.max(1, sent.total)) * 100)
  return <span className={styles.unsaved}>{`Uploading, ${percent} %`}</span>
}

/** A save can be cancelled only until all bytes are sent. */
function isUploading({ sent }: RecordForm): boolean {
  return sent !== null && sent.bytes < sent.total
}

function Pending({ dirty }: { dirty: boolean }) {
  return dirty ? <span className={styles.unsaved}>Unsaved changes</span> : null
}
