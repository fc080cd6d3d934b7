import { Button } from '@mantine/core'
import { useHotkeys } from '@mantine/hooks'
import { type ReactNode, useId, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { AnyRecord } from '../../../domain/api/record.ts'
import type { ContentType } from '../../../domain/content/content-type.ts'
import { useCloseOnBack } from '../../ui/open-layers.tsx'
import { Fields } from '../forms/fields.tsx'
import type { Layout } from '../forms/form-layout.ts'
import { type FormValues, nameIn } from '../forms/form-values.ts'
import { LanguageSwitch } from '../forms/languages/language-switch.tsx'
import { useLeaveGuard } from '../forms/navigation-guard.tsx'
import { RecordFormFrame } from '../forms/record-form-frame.tsx'
import { SaveState, StopButton } from '../forms/save-bar.tsx'
import { RestoredNote, StoredDraftNote } from '../forms/saving/draft-notes.tsx'
import { type RecordForm, useRecordForm } from '../forms/use-record-form.ts'
import dialog from '../ui/dialogs.module.css'
import { DialogFooter, Modal, UnsavedChangesDialog } from '../ui/dialogs.tsx'
import { commandKey } from '../ui/keyboard-shortcut.ts'
import { FormFailure } from '../ui/load-state.tsx'
import { showDone } from '../ui/toast.tsx'
import { GapNote, useGapTour } from './gap-note.tsx'
import { HistoryButton } from './history-drawer.tsx'
import styles from './record-page.module.css'

interface RecordModalProps {
  type: ContentType
  record: AnyRecord | null
  layout: Layout
  title: string
  onSaved: (saved: AnyRecord) => void
  onClose: () => void
  fallback?: string
  /** Reloads the list after an earlier version was restored. */
  onRestored?: () => void
  /** Preview beside the fields. */
  preview?: (values: FormValues) => ReactNode
}

/** Dialog with a record's form: 60 % of the screen, 90 % on medium ones and below. */
export function RecordModal(props: RecordModalProps) {
  const t = useTranslations('content.recordModal')
  const recordForm = useTranslations('forms.fields.recordForm')
  const { type, layout, title } = props
  const formId = useId()
  const [isLeaving, setIsLeaving] = useState(false)
  const allowLeave = useRef(() => {})
  const tour = useGapTour(type, props.record?._id)
  const record = useRecordForm({
    type,
    record: props.record,
    fallback: props.fallback,
    onSaved(saved, { hasNewerChanges }) {
      if (hasNewerChanges) {
        showDone(recordForm('savedInPart'))
        return
      }
      allowLeave.current()
      props.onSaved(saved)
      tour?.showSaved()
    },
  })
  const guard = useLeaveGuard({
    dirty: record.isAtRisk,
    name: title,
    onSave: record.save,
    onLeave: record.deleteDraft,
  })
  allowLeave.current = guard.allow
  useHotkeys([['mod+S', record.save]], [], true)
  const values = record.form.watch()
  const close = () => {
    if (isBelowDialog()) return
    if (record.isAtRisk) setIsLeaving(true)
    else props.onClose()
  }

  return (
    <RecordFormFrame record={record} name={nameIn(type, props.record)}>
      <Modal
        opened
        onClose={close}
        title={title}
        classNames={{ content: styles.modal }}
        closeOnClickOutside={!record.isAtRisk}
      >
        <form
          id={formId}
          noValidate
          onSubmit={(event) => {
            event.preventDefault()
            // React events bubble through portals: without this, the form around this dialog
            // would submit too.
            event.stopPropagation()
            record.save()
          }}
        >
          <div className={dialog.body}>
            <RestoredNote record={record} />
            <div className={props.preview === undefined ? undefined : styles.withPreview}>
              <div className={styles.modalFields}>
                <GapNote tour={tour} isAtRisk={record.isAtRisk} />
                <LanguageSwitch record={record} layout={layout} />
                {layout.sections.map((section) => (
                  <Fields key={section.id} record={record} layout={layout} rows={section.rows} />
                ))}
              </div>
              {props.preview?.(values)}
            </div>
            <StoredDraftNote record={record} />
            <FormFailure words={record.failure} />
          </div>
          <DialogFooter
            start={
              props.record !== null &&
              props.onRestored !== undefined && (
                <HistoryButton type={type} record={props.record} onRestored={props.onRestored} />
              )
            }
          >
            <SaveState record={record} />
            <StopButton record={record} />
            <Button onClick={close}>{t('cancel')}</Button>
            <Button type="submit" variant="filled" loading={record.saving}>
              {t('save')} <kbd className={styles.saveKey}>{commandKey('S')}</kbd>
            </Button>
          </DialogFooter>
        </form>
      </Modal>
      {isLeaving && (
        <CloseQuestion
          record={record}
          onStay={() => setIsLeaving(false)}
          onClose={() => {
            record.stop()
            record.deleteDraft()
            props.onClose()
          }}
        />
      )}
      {guard.dialog}
    </RecordFormFrame>
  )
}

interface CloseQuestionProps {
  record: RecordForm
  onStay: () => void
  onClose: () => void
}

function CloseQuestion({ record, onStay, onClose }: CloseQuestionProps) {
  const t = useTranslations('content.recordModal')
  useCloseOnBack(true, onStay)
  return (
    <UnsavedChangesDialog
      text={t(record.saving ? 'closeSaving' : 'closeDirty')}
      goOn={t('close')}
      onGoOn={onClose}
      onStay={onStay}
    >
      <Button onClick={onStay} data-autofocus>
        {t(record.saving ? 'keepSaving' : 'keepEditing')}
      </Button>
      {!record.saving && (
        <Button
          variant="filled"
          onClick={() => {
            onStay()
            record.save()
          }}
        >
          {t('save')}
        </Button>
      )}
    </UnsavedChangesDialog>
  )
}

/**
 * True if another dialog is on top. Escape reaches all of them, the lowest first, but is meant for
 * the topmost.
 */
function isBelowDialog(): boolean {
  return document.querySelectorAll('[role="dialog"][aria-modal="true"]').length > 1
}
