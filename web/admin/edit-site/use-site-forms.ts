import { useCallback, useMemo, useRef, useState } from 'react'
import type { EditorDraft } from '../../../domain/api/site-editor.ts'
import { swapNames } from '../../../domain/api/wire-names.ts'
import { type ContentType, resourceOf } from '../../../domain/content/content-type.ts'
import { isWithin } from '../../../domain/site-editor/edit-target.ts'
import { fieldValues } from '../forms/fields/field-forms.ts'
import type { FormValues } from '../forms/form-values.ts'
import { type MediaValue, previewOf } from '../forms/media/media-value.ts'
import type { RecordForm } from '../forms/use-record-form.ts'

/** Form of one record on the screen. */
interface SiteForm {
  /** Id of its record. */
  id: string
  /** Name of its record in messages. */
  name: string
  form: RecordForm
}

export type SiteForms = ReturnType<typeof useSiteForms>

/** The forms of all records on the screen, saved and discarded together. */
export function useSiteForms() {
  const forms = useRef(new Map<string, SiteForm>())
  const [state, setState] = useState<readonly Summary[]>([])

  /** Keeps the latest state of a form; a removed one is null. */
  const report = useCallback((key: string, form: SiteForm | null) => {
    if (form === null) forms.current.delete(key)
    else forms.current.set(key, form)
    const next = Array.from(forms.current, summaryOf)
    setState((last) => (JSON.stringify(last) === JSON.stringify(next) ? last : next))
  }, [])

  return useMemo(() => {
    const changedForms = () => [...forms.current.values()].filter(({ form }) => form.dirty)
    return {
      /** Names of the records with unsaved changes. */
      changed: state.filter(({ isDirty }) => isDirty).map(({ name }) => name),
      isSaving: state.some(({ isSaving }) => isSaving),
      report,
      /** True if any record of a resource has unsaved changes. */
      isChanged: (resource: string) =>
        state.some(({ key, isDirty }) => isDirty && isWithin(key, resource)),
      /** Saves every form with unsaved changes. */
      save() {
        for (const { form } of changedForms()) form.save()
      },
      discard() {
        for (const { form } of changedForms()) form.discard()
      },
      /** Deletes the stored drafts, when the screen is left without saving. */
      deleteDrafts() {
        for (const { form } of changedForms()) form.deleteDraft()
      },
      /** Unsaved values of all forms. */
      readDrafts: () =>
        changedForms().map(({ id, form }) => draftOf(form.type, id, form.form.getValues())),
    }
  }, [state, report])
}

interface Summary {
  key: string
  name: string
  isDirty: boolean
  isSaving: boolean
}

function summaryOf([key, { name, form }]: [string, SiteForm]): Summary {
  return { key, name, isDirty: form.dirty, isSaving: form.saving }
}

/** Unsaved values of a form as the page is rendered with them. */
function draftOf(type: ContentType, id: string, values: FormValues): EditorDraft {
  const entries = fieldValues(type, values).map(({ name, field, form, value }) => [
    name,
    form.preview(field, value, fileOf),
  ])
  return {
    resource: resourceOf(type),
    _id: id,
    values: swapNames(type, Object.fromEntries(entries)),
  }
}

function fileOf(media: MediaValue) {
  return { url: previewOf(media), alt: media.alt, focus: media.focus }
}
