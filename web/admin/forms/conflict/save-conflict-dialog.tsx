import type { RecordForm } from '../use-record-form.ts'
import { ConflictDialog } from './conflict-dialog.tsx'
import { DeletedDialog } from './deleted-dialog.tsx'

interface SaveConflictDialogProps {
  record: RecordForm
  /** Name of the record. */
  name: string
}

/** Dialog for a save that conflicts with another administrator's change or deletion. */
export function SaveConflictDialog({ record, name }: SaveConflictDialogProps) {
  if (record.conflict !== null) return <ConflictDialog record={record} conflict={record.conflict} />
  if (record.deletion !== null) {
    return <DeletedDialog record={record} deletion={record.deletion} name={name} />
  }
  return null
}
