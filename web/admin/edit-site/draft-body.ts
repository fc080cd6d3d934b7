import type { EditorDraft } from '../../../domain/api/site-editor.ts'
import { type ContentType, fieldsOf, resourceOf } from '../../../domain/content/content-type.ts'
import type { Field } from '../../../domain/content/fields/field-types.ts'
import { type FormValues, readList, readText, readTexts } from '../forms/form-values.ts'
import { type MediaValue, previewOf, readMedia, readMediaList } from '../media/media-value.ts'

/** Unsaved values of a form as the page is rendered with them. */
export function draftOf(type: ContentType, id: string, values: FormValues): EditorDraft {
  const entries = fieldsOf(type).map(([name, field]) => [name, draftValueOf(field, values[name])])
  return { resource: resourceOf(type), _id: id, values: Object.fromEntries(entries) }
}

function draftValueOf(field: Field, value: unknown): unknown {
  switch (field.kind) {
    case 'text':
      return readText(value)
    case 'list':
    case 'references':
      return readList(value)
    case 'texts':
      return readTexts(value)
    case 'image':
    case 'video':
      return fileOf(readMedia(value))
    case 'images':
      return readMediaList(value).flatMap((media) => fileOf(media) ?? [])
    case 'integer':
    case 'number':
    case 'records':
    case 'boolean':
    case 'reference':
      return value
    default:
      return field satisfies never
  }
}

/** A file that cannot be uploaded is not shown either. */
function fileOf(media: MediaValue | null) {
  if (media === null || (media.kind === 'chosen' && media.failure !== null)) return null
  return { url: previewOf(media), alt: media.alt, focus: media.focus }
}
