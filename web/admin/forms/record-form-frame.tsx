import type { ReactNode } from 'react'
import { filesIn } from './fields/field-forms.ts'
import { noUploads, PreparationsContext, UploadsContext, uploadsOf } from './form-files.ts'
import { ConflictDialog, DeletedDialog } from './saving/conflict-dialogs.tsx'
import type { RecordForm } from './use-record-form.ts'

interface RecordFormFrameProps {
  record: RecordForm
  /** Name of the record. */
  name: string
  children: ReactNode
}

/**
 * Frame of every record form: contexts of its prepared and uploading files, and the dialog for a
 * save that conflicts with another administrator's change or deletion.
 */
export function RecordFormFrame({ record, name, children }: RecordFormFrameProps) {
  const { type, form, preparations, sent, conflict, deletion } = record
  const uploads = sent === null ? noUploads : uploadsOf(filesIn(type, form.getValues()), sent)
  return (
    <PreparationsContext value={preparations}>
      <UploadsContext value={uploads}>
        {children}
        {conflict !== null && <ConflictDialog record={record} conflict={conflict} />}
        {conflict === null && deletion !== null && (
          <DeletedDialog record={record} deletion={deletion} name={name} />
        )}
      </UploadsContext>
    </PreparationsContext>
  )
}
