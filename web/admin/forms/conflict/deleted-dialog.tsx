import { Button } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { useDeclaredTexts } from '../../languages/language-provider.tsx'
import dialog from '../../ui/dialogs.module.css'
import { DialogFooter, Modal } from '../../ui/dialogs.tsx'
import { FormFailure } from '../../ui/load-state.tsx'
import { When } from '../../ui/timestamp.tsx'
import type { RecordForm } from '../use-record-form.ts'
import type { AuditEntry, Deletion } from './save-conflict.ts'

interface DeletedDialogProps {
  record: RecordForm
  deletion: Deletion
  name: string
}

/** Dialog for a record that was deleted during editing: restore it or save it as new. */
export function DeletedDialog({ record, deletion, name }: DeletedDialogProps) {
  const { type, saving } = record
  const t = useTranslations('forms.drafts.deleted')
  const declared = useDeclaredTexts()
  const noun = declared(`types.${type.table}.one`).toLowerCase()
  const isSavedAsNew = type.operations.includes('create')
  return (
    <Modal
      opened
      onClose={record.keepEditing}
      title={t('title', { type: noun })}
      withCloseButton={false}
      zIndex={210}
    >
      <div className={dialog.body}>
        <p>
          <DeletedBy auditEntry={deletion.auditEntry} name={name} noun={noun} />{' '}
          {isSavedAsNew ? t('restoreOrSave') : t('restoreOnly')}
        </p>
        <FormFailure words={deletion.failure} />
      </div>
      <DialogFooter
        start={
          <Button variant="subtle" onClick={record.keepEditing}>
            {t('keepEditing')}
          </Button>
        }
      >
        {isSavedAsNew && (
          <Button disabled={saving} onClick={record.saveAsNew}>
            {t('saveAsNew')}
          </Button>
        )}
        <Button variant="filled" loading={saving} onClick={record.restore} data-autofocus>
          {t('restore')}
        </Button>
      </DialogFooter>
    </Modal>
  )
}

interface DeletedByProps {
  auditEntry: AuditEntry | null
  name: string
  noun: string
}

/** Author and time of the deletion, if they are known. */
function DeletedBy({ auditEntry, name, noun }: DeletedByProps) {
  const t = useTranslations('forms.drafts.deleted')
  if (auditEntry === null) return t('gone')
  const who = auditEntry.name ?? t('somebody')
  const when = () => <When at={auditEntry.at} inside />
  return name === ''
    ? t.rich('deletedUnnamed', { who, type: noun, when })
    : t.rich('deletedNamed', { who, name, when, b: (parts) => <b>{parts}</b> })
}
