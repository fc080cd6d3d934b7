import { Button } from '@mantine/core'
import { useHotkeys } from '@mantine/hooks'
import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { useLocation, useSearchParams } from 'react-router'
import { useTranslations } from 'use-intl'
import { contentEndpoints } from '../../../domain/api/content.ts'
import type { AnyRecord } from '../../../domain/api/record.ts'
import type { ContentType } from '../../../domain/content/content-type.ts'
import { pageKeyOf, useCloseOnBack } from '../../ui/open-layers.tsx'
import { useApi } from '../app/admin-context.ts'
import { recordIn } from '../app/record-responses.ts'
import { readError } from '../app/use-data.ts'
import { Fields } from '../forms/fields.tsx'
import { type FormValues, nameIn } from '../forms/form-values.ts'
import { LanguageSwitch } from '../forms/languages/language-switch.tsx'
import { useLeaveGuard } from '../forms/navigation-guard.tsx'
import { RecordFormFrame } from '../forms/record-form-frame.tsx'
import { SaveState, StopButton } from '../forms/save-bar.tsx'
import { RestoredNote, StoredDraftNote } from '../forms/saving/draft-notes.tsx'
import { type RecordForm, useRecordForm } from '../forms/use-record-form.ts'
import { useDeclaredTexts } from '../languages/language-provider.tsx'
import dialog from '../ui/dialogs.module.css'
import { DialogFooter, Modal, UnsavedChangesDialog } from '../ui/dialogs.tsx'
import { commandKey } from '../ui/keyboard-shortcut.ts'
import { FormFailure } from '../ui/load-state.tsx'
import { showDone, showFailure } from '../ui/toast.tsx'
import { HistoryButton } from './history-drawer.tsx'
import styles from './record-page.module.css'
import { type ContentScreens, fieldIn } from './screens/screen-definition.ts'
import { GapNote, recordParameter, useGapTour } from './translation-gaps.tsx'

export interface RecordDialogOptions {
  screens: ContentScreens
  /** Name in the success message; default: the label of the type. */
  saved?: string
  /** Message for a failed save without a message of the server. */
  fallback?: string
  /** Preview beside the fields. */
  preview?: (values: FormValues) => ReactNode
  /** Finds a record of a type that cannot be read by its id. */
  find?: (id: string) => Promise<AnyRecord | undefined>
}

/** Form dialog of a screen, for a new or an existing record. */
export function useRecordDialog({ find, ...modal }: RecordDialogOptions) {
  const [editing, setEditing] = useState<{ record?: AnyRecord; preset?: FormValues } | null>(null)
  const { type } = modal.screens
  const location = useLocation()
  const { hash } = location
  const key = pageKeyOf(location)
  const [search] = useSearchParams()
  const id = search.get(recordParameter)
  const followed = useRef('')
  const read = useRead(type, find)
  // A URL with a record or a field's hash opens the form once; after closing, it stays closed.
  useEffect(() => {
    // The name may be followed by a language, as in `title@hi`.
    const [name = ''] = fieldIn(hash).split('@')
    if (followed.current === key || !Object.hasOwn(type.fields, name)) return
    followed.current = key
    if (id === null) setEditing((open) => open ?? {})
    else void read(id).then((record) => record !== undefined && setEditing({ record }))
  }, [key, hash, type, id])
  /** Without a record, it opens the single one of its type, else a new one. */
  const dialog = (single: AnyRecord | null = null) => {
    if (editing === null) return null
    const { record = single, preset } = editing
    const close = () => setEditing(null)
    return (
      <RecordModal key={record?._id} {...modal} record={record} preset={preset} onClose={close} />
    )
  }
  return {
    open: () => setEditing({}),
    /** Opens it for a new record with initial values. */
    openWith: (preset: FormValues) => setEditing({ preset }),
    edit: (record: AnyRecord) => setEditing({ record }),
    dialog,
  }
}

/** Reads a record that a URL names; an error is shown, and nothing opens. */
function useRead(type: ContentType, find: RecordDialogOptions['find']) {
  const api = useApi()
  return async (id: string): Promise<AnyRecord | undefined> => {
    const endpoint = contentEndpoints(type).read
    try {
      if (find !== undefined || endpoint === undefined) return await find?.(id)
      return recordIn(type, await api.call(endpoint, { id }))
    } catch (thrown) {
      showFailure(readError(thrown).message)
      return undefined
    }
  }
}

interface RecordModalProps extends Omit<RecordDialogOptions, 'find'> {
  record: AnyRecord | null
  /** Initial values of a new record. */
  preset: FormValues | undefined
  onClose: () => void
}

/** Dialog with a record's form: 60 % of the screen, 90 % on medium ones and below. */
function RecordModal(props: RecordModalProps) {
  const t = useTranslations('content.recordModal')
  const done = useTranslations('content.recordDialog')
  const recordForm = useTranslations('forms.fields.recordForm')
  const declared = useDeclaredTexts()
  const { type, layout } = props.screens
  const title = declared(`types.${type.table}.${props.record === null ? 'add' : 'edit'}`)
  const formId = useId()
  const [isLeaving, setIsLeaving] = useState(false)
  const allowLeave = useRef(() => {})
  const tour = useGapTour(type, props.record?._id)
  const record = useRecordForm({
    type,
    record: props.record,
    preset: props.preset,
    fallback: props.fallback,
    onSaved(_, { hasNewerChanges }) {
      if (hasNewerChanges) {
        showDone(recordForm('savedInPart'))
        return
      }
      allowLeave.current()
      const name = props.saved ?? declared(`types.${type.table}.one`)
      showDone(done('saved', { name }))
      props.onClose()
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
              props.record !== null && (
                <HistoryButton type={type} record={props.record} onRestored={props.onClose} />
              )
            }
          >
            <SaveState record={record} />
            <StopButton record={record} />
            <Button onClick={close}>{t('cancel')}</Button>
            <Button type="submit" variant="filled" loading={record.saving}>
              {t('save')} <kbd className="not-on-phones">{commandKey('S')}</kbd>
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
