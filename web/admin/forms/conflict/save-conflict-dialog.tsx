import type { RecordForm } from '../use-record-form.ts'
import { ConflictDialog } from './conflict-dialog.tsx'
import { DeletedDialog } from './deleted-dialog.tsx'

interface SaveConflictDialogProps {
  record: RecordForm
  /** What the record is called. */
  name: string
}

/** What to do when somebody else was faster. */
export function SaveConflictDialog({ record, name }: SaveConflictDialogProps) {
  if (record.conflict !== null) return <ConflictDialog record={record} conflict={record.conflict} />
  if (record.deletion !== null) {
    return <DeletedDialog record={record} deletion={record.deletion} name={name} />
  }
  return null
}
