import type { ReactNode } from 'react'
import { ConflictDialog } from './conflict/conflict-dialog.tsx'
import { DeletedDialog } from './conflict/deleted-dialog.tsx'
import { filesIn } from './fields/field-forms.ts'
import { PreparationsContext } from './pending-files.ts'
import { UploadsContext, uploadsOf } from './upload-progress.ts'
import type { RecordForm } from './use-record-form.ts'

interface RecordFormFrameProps {
  record: RecordForm
  /** Name of the record. */
  name: string
  children: ReactNode
}

/**
 * What every form of a record has around its fields: the files that are prepared and sent, and the
 * dialog for a save that conflicts with another administrator's change or deletion.
 */
export function RecordFormFrame({ record, name, children }: RecordFormFrameProps) {
  const { type, form, preparations, sent, conflict, deletion } = record
  return (
    <PreparationsContext value={preparations}>
      <UploadsContext value={uploadsOf(filesIn(type, form.getValues()), sent)}>
        {children}
        {conflict !== null && <ConflictDialog record={record} conflict={conflict} />}
        {conflict === null && deletion !== null && (
          <DeletedDialog record={record} deletion={deletion} name={name} />
        )}
      </UploadsContext>
    </PreparationsContext>
  )
}
