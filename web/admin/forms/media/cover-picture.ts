import { type ContentType, fieldsOf } from '../../../../domain/content/content-type.ts'
import type { Source } from '../../ui/image-variant.ts'
import { formOf, mediaIn } from '../fields/field-forms.ts'
import type { FormValues } from '../form-values.ts'

/** Cover picture of a record, if it has one. */
export function findCoverPicture(type: ContentType, values: FormValues): Source | null {
  for (const [name, field] of fieldsOf(type)) {
    const { shown } = formOf(field)
    const [media] = mediaIn(field, values[name])
    if (media?.kind !== 'stored' || shown === 'words') continue
    return shown === 'video' ? { url: media.poster } : media
  }
  return null
}
