import type { useTranslations } from 'use-intl'
import type { ContentType } from '../../../../domain/content/content-type.ts'
import { ApiError } from '../../app/api-client.ts'
import { fieldValues } from '../fields/field-forms.ts'
import type { FormValues } from '../form-values.ts'
import { choose, type MediaValue } from '../media/media-value.ts'

type ConflictTranslator = ReturnType<typeof useTranslations<'forms.drafts.saveConflict'>>

/** Downloads every stored file of the values, so that a new record can upload copies. */
export async function copyFiles(
  type: ContentType,
  values: FormValues,
  t: ConflictTranslator,
): Promise<FormValues> {
  const copies = { ...values }
  for (const { name, field, form, value } of fieldValues(type, values)) {
    if (form.files === undefined) continue
    const media = form.files.list(field, value)
    const copied = await Promise.all(media.map((one) => copyOne(one, t)))
    copies[name] = form.files.copy(field, value, copied)
  }
  return copies
}

async function copyOne(media: MediaValue, t: ConflictTranslator): Promise<MediaValue> {
  if (media.kind === 'chosen') return media
  const { url, alt, focus } = media
  const blob = await fetchFile(url, t)
  const name = url.slice(url.lastIndexOf('/') + 1)
  const poster = media.poster === '' ? null : await fetchFile(media.poster, t)
  const copy = choose(new File([blob], name, { type: blob.type }))
  // Copies are sent and never shown.
  URL.revokeObjectURL(copy.preview)
  return { ...copy, alt, focus, poster }
}

async function fetchFile(url: string, t: ConflictTranslator): Promise<Blob> {
  const response = await fetch(url).catch(() => null)
  if (response?.ok) return response.blob()
  throw new ApiError(0, t('fileFailed'))
}
