import { type ContentType, fieldsOf } from '../../../../domain/content/content-type.ts'
import { readMedia, readMediaList } from '../../media/media-value.ts'
import type { Source } from '../../ui/image-variant.ts'
import type { FormValues } from '../form-values.ts'

/** Cover picture of a record, if it has one. */
export function findCoverPicture(type: ContentType, values: FormValues): Source | null {
  for (const [name, field] of fieldsOf(type)) {
    const media = field.kind === 'images' ? readMediaList(values[name])[0] : readMedia(values[name])
    if (media?.kind !== 'stored') continue
    return field.kind === 'video' ? { url: media.poster } : media
  }
  return null
}
