import { Alert, Button } from '@mantine/core'
import { Icon } from '../ui/icon.tsx'
import { commandKey } from '../ui/keyboard-shortcut.ts'
import styles from './save-bar.module.css'
import type { RecordForm } from './use-record-form.ts'

interface SaveBarProps {
  record: RecordForm
  formId: string
  /** What the button says; `Save` unless the screen has a word of its own. */
  label: string
  wide: boolean
  /** Offers to go on with the next one. */
  another?: boolean
}

/** Always in reach: whether there is something to save, what keeps it from being saved, and Save. */
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

/** Whether there is something to save, how far a save has come, and what there is to correct. */
export function SaveState({ record }: { record: RecordForm }) {
  const fieldErrors = Object.keys(record.form.formState.errors)
  const [first] = fieldErrors
  return (
    <span className={styles.state} role="status">
      {record.saving ? <Sending record={record} /> : <Pending dirty={record.dirty} />}
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

/** Once every byte has left, the server decides: there is nothing to stop any more. */
function isUploading({ sent }: RecordForm): boolean {
  return sent !== null && sent.bytes < sent.total
}

function Pending({ dirty }: { dirty: boolean }) {
  return dirty ? <span className={styles.unsaved}>Unsaved changes</span> : null
}
