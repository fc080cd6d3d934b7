import type { EditorDraft } from '../../../domain/api/site-editor.ts'
import { type ContentType, resourceOf } from '../../../domain/content/content-type.ts'
import { fieldValues } from '../forms/fields/field-forms.ts'
import type { FormValues } from '../forms/form-values.ts'
import { type MediaValue, previewOf } from '../media/media-value.ts'

/** Unsaved values of a form as the page is rendered with them. */
export function draftOf(type: ContentType, id: string, values: FormValues): EditorDraft {
  const entries = fieldValues(type, values).map(({ name, field, form, value }) => [
    name,
    form.preview(field, value, fileOf),
  ])
  return { resource: resourceOf(type), _id: id, values: Object.fromEntries(entries) }
}

function fileOf(media: MediaValue) {
  return { url: previewOf(media), alt: media.alt, focus: media.focus }
}
