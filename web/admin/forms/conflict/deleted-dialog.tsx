import { Alert, Button } from '@mantine/core'
import dialog from '../../ui/dialogs/dialog.module.css'
import { DialogFooter } from '../../ui/dialogs/dialog-footer.tsx'
import { Modal } from '../../ui/dialogs/modal.tsx'
import { Icon } from '../../ui/icon.tsx'
import { When } from '../../ui/timestamp.tsx'
import type { RecordForm } from '../use-record-form.ts'
import type { Deletion } from './save-conflict.ts'

interface DeletedDialogProps {
  record: RecordForm
  deletion: Deletion
  name: string
}

/** Dialog for a record that was deleted during editing: restore it or save it as new. */
export function DeletedDialog({ record, deletion, name }: DeletedDialogProps) {
  const { type, saving } = record
  const noun = type.labels.one.toLowerCase()
  const { auditEntry, failure } = deletion
  return (
    <Modal
      opened
      onClose={record.keepEditing}
      title={`This ${noun} was deleted while you were editing`}
      withCloseButton={false}
      zIndex={210}
    >
      <div className={dialog.body}>
        <p>
          {auditEntry === null ? (
            'It is no longer on your site.'
          ) : (
            <>
              {auditEntry.name ?? 'Somebody'} deleted {name === '' ? `the ${noun}` : <b>{name}</b>}{' '}
              <When at={auditEntry.at} inside />.
            </>
          )}{' '}
          Your changes are not lost: restore it with them
          {type.operations.includes('create') && ', or save them as a new one'}.
        </p>
        {failure !== '' && (
          <Alert role="alert" icon={<Icon name="alert" />}>
            {failure}
          </Alert>
        )}
      </div>
      <DialogFooter
        start={
          <Button variant="subtle" onClick={record.keepEditing}>
            Keep editing
          </Button>
        }
      >
        {type.operations.includes('create') && (
          <Button disabled={saving} onClick={record.saveAsNew}>
            Save as new
          </Button>
        )}
        <Button variant="filled" loading={saving} onClick={record.restore} data-autofocus>
          Restore with my changes
        </Button>
      </DialogFooter>
    </Modal>
  )
}
