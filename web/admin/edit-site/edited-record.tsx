import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { contentEndpoints } from '../../../domain/api/content.ts'
import type { AnyRecord } from '../../../domain/api/record.ts'
import type { ContentType } from '../../../domain/content/content-type.ts'
import { recordName } from '../../../domain/site-editor/edit-target.ts'
import { useApi } from '../app/admin-context.ts'
import { useRecordListener } from '../app/record-listener.ts'
import { recordIn } from '../app/record-responses.ts'
import { type Versions, versionsOf } from '../app/undo-stack.ts'
import { nameIn } from '../forms/form-values.ts'
import { RecordFormFrame } from '../forms/record-form-frame.tsx'
import { type RecordForm, useRecordForm } from '../forms/use-record-form.ts'
import { useUndo } from '../ui/use-undo.ts'
import type { SiteForms } from './use-site-forms.ts'

interface EditedRecordProps {
  type: ContentType
  record: AnyRecord
  /** Name of the record in messages. */
  name: string
  forms: SiteForms
  /** Called for every change of a value, and after a save. */
  onChange: () => void
  /** Called with the first invalid field and its error when a save is refused. */
  onInvalid: (field: string, error: unknown) => void
  /** Sections of the form. */
  children: (form: RecordForm) => ReactNode
}

/** Form of one record, which stays while its sections open and close. */
export function EditedRecord({ type, record, name, forms, ...props }: EditedRecordProps) {
  const t = useTranslations('editSite.editedRecord')
  const api = useApi()
  const offerUndo = useUndo()
  const key = recordName(type, record._id)
  const { report } = forms
  const onChange = useEffectEvent(props.onChange)
  const form = useRecordForm({
    type,
    record,
    onSaved(saved) {
      offerUndo({
        done: t('saved', { name }),
        versions: versionsOf([saved]),
        undo: (versions) => revert(saved, versions),
      })
      props.onChange()
    },
  })
  const { isDirty, errors, submitCount } = form.form.formState

  // An undo; the form's own listener has taken the record in by then.
  useRecordListener((written) => written._id === record._id && props.onChange())

  /** Restores the version before a save. */
  async function revert({ _id: id, version }: AnyRecord, versions: Versions) {
    const params = { id, version: version - 1 }
    const { restore } = contentEndpoints(type)
    return [recordIn(type, await api.call(restore, params, undefined, { version: versions[id] }))]
  }

  useEffect(() => report(key, { id: record._id, name, form }))
  useEffect(() => () => report(key, null), [key, report])
  useEffect(
    () => form.form.subscribe({ formState: { values: true }, callback: () => onChange() }),
    [form.form],
  )
  // The page shows a restored draft, and what a discarded one leaves.
  const wasDirty = useRef(false)
  useEffect(() => {
    if (isDirty || wasDirty.current) onChange()
    wasDirty.current = isDirty
  }, [isDirty])
  const [invalid] = Object.keys(errors)
  const onInvalid = useEffectEvent(props.onInvalid)
  useEffect(() => {
    if (submitCount > 0 && invalid !== undefined) onInvalid(invalid, errors[invalid])
  }, [submitCount, invalid])

  return (
    <RecordFormFrame record={form} name={nameIn(type, record)}>
      {props.children(form)}
    </RecordFormFrame>
  )
}
