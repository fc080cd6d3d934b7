import type { ContentType } from '../../../../domain/content/content-type.ts'
import type { Source } from '../../ui/image-variant.ts'
import { fieldValues, mediaIn } from '../fields/field-forms.ts'
import type { FormValues } from '../form-values.ts'

/** Cover picture of a record, if it has one. */
export function findCoverPicture(type: ContentType, values: FormValues): Source | null {
  for (const { field, form, value } of fieldValues(type, values)) {
    const { shown } = form
    const [media] = mediaIn(field, value)
    if (media?.kind !== 'stored' || shown === 'words') continue
    return shown === 'video' ? { url: media.poster } : media
  }
  return null
}
