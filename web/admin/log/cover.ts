import { type ContentType, fieldsOf } from '../../../domain/content/define.ts'
import { readMedia, readMediaList } from '../content/media-value.ts'
import type { FormValues } from '../content/values.ts'

/** The address of the picture that stands for a record, or nothing. */
export function coverOf(type: ContentType, values: FormValues): string {
  for (const [name, field] of fieldsOf(type)) {
    const media = field.kind === 'images' ? readMediaList(values[name])[0] : readMedia(values[name])
    if (media?.kind !== 'stored') continue
    return field.kind === 'video' ? media.poster : media.url
  }
  return ''
}
