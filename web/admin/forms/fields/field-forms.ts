import { type ContentType, fieldsOf } from '../../../../domain/content/content-type.ts'
import type { Field } from '../../../../domain/content/fields/field-types.ts'
import type { MediaValue } from '../../media/media-value.ts'
import type { FormValues } from '../form-values.ts'
import type { TranslationSlot } from '../languages/translation-slots.ts'
import { boolean } from './boolean.ts'
import type { FieldForm, FieldOf } from './field-form.ts'
import { list } from './list.ts'
import { image, images, video } from './media.ts'
import { number } from './number.ts'
import { records } from './records.ts'
import { reference, references } from './reference.ts'
import { text } from './text.ts'
import { texts } from './texts.ts'

/** The kinds of fields; a new kind does not compile until it is here. */
const forms: { [K in Field['kind']]: FieldForm<FieldOf<K>> } = {
  text,
  integer: number,
  number,
  boolean,
  list,
  reference,
  references,
  image,
  images,
  video,
  texts,
  records,
}

export function formOf({ kind }: Field): FieldForm {
  return forms[kind]
}

/** Form values of a record; without one, those of an empty form. */
export function valuesOf(
  type: ContentType,
  record: Readonly<Record<string, unknown>> | null,
): FormValues {
  return Object.fromEntries(
    fieldsOf(type).map(([name, field]) => [
      name,
      formOf(field).read(field, record?.[name], record?.[`${name}Details`]),
    ]),
  )
}

/** Multipart body of a write. Contains only newly chosen files. */
export function bodyOf(type: ContentType, values: FormValues): FormData {
  const body = new FormData()
  for (const [name, field] of fieldsOf(type)) formOf(field).append(body, name, field, values[name])
  return body
}

export function mediaIn(field: Field, value: unknown): MediaValue[] {
  return formOf(field).files?.list(field, value) ?? []
}

/** Files that a save would upload, in the order of the body. */
export function filesIn(type: ContentType, values: FormValues): MediaValue[] {
  return fieldsOf(type)
    .flatMap(([name, field]) => mediaIn(field, values[name]))
    .filter(({ kind }) => kind === 'chosen')
}

/**
 * Marks the file that the server's message begins with as rejected, with these words on it; returns
 * its field and new value, or null.
 */
export function markRejected(
  type: ContentType,
  values: FormValues,
  failure: { words: string; sentence: string },
): { name: string; value: unknown } | null {
  const isMeant = (media: MediaValue) =>
    media.kind === 'chosen' && failure.sentence.startsWith(`${media.file.name} `)
  const mark = (media: MediaValue) => (isMeant(media) ? { ...media, failure } : media)
  for (const [name, field] of fieldsOf(type)) {
    const value = values[name]
    if (mediaIn(field, value).some(isMeant))
      return { name, value: formOf(field).files?.change?.(field, value, mark) ?? value }
  }
  return null
}

/** Required fields without a value, in the order of the form. */
export function missingFields(type: ContentType, values: FormValues): string[] {
  return fieldsOf(type)
    .filter(
      ([name, field]) =>
        field.required !== undefined && formOf(field).isMissing(field, values[name]),
    )
    .map(([name]) => name)
}

/** Texts of a field to translate. */
export function slotsOf(field: Field, value: unknown): TranslationSlot[] {
  return formOf(field).translation?.slots(field, value) ?? []
}
