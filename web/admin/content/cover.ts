import { type ContentType, fieldsOf } from '../../../domain/content/define.ts'
import type { Source } from '../rendition.ts'
import { readMedia, readMediaList } from './media-value.ts'
import type { FormValues } from './values.ts'

/** The picture that stands for a record, if one does. */
export function findCoverPicture(type: ContentType, values: FormValues): Source | null {
  for (const [name, field] of fieldsOf(type)) {
    const media = field.kind === 'images' ? readMediaList(values[name])[0] : readMedia(values[name])
    if (media?.kind !== 'stored') continue
    return field.kind === 'video' ? { url: media.poster } : media
  }
  return null
}
