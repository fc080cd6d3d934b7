import { Button } from '@mantine/core'
import { Icon } from '../ui/icon.tsx'
import { When } from '../ui/timestamp.tsx'
import styles from './restored-draft-note.module.css'
import type { RecordForm } from './use-record-form.ts'

/** Note that a draft of an earlier visit was restored. */
export function RestoredNote({ record }: { record: RecordForm }) {
  if (record.restored === null) return null
  return (
    <div className={styles.root} role="status">
      <Icon name="undo" />
      <span>
        Your unsaved changes from <When at={record.restored} inside /> have been restored. Choose
        files again.
      </span>
      <Button variant="subtle" onClick={record.discard}>
        Discard them
      </Button>
    </div>
  )
}
