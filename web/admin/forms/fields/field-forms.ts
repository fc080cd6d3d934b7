import { type ContentType, fieldsOf } from '../../../../domain/content/content-type.ts'
import type { Field } from '../../../../domain/content/fields/field-kinds.ts'
import type { FormValue, FormValues, FormValuesOf } from '../form-values.ts'
import type { TranslationSlot } from '../languages/translation-slots.ts'
import type { MediaValue } from '../media/media-value.ts'
import type { FieldForm, FieldOf } from './field-form.ts'
import { group } from './group.ts'
import { list } from './list.ts'
import { mediaForms } from './media.ts'
import { numericForms } from './number.ts'
import { records } from './records.ts'
import { referenceForms } from './reference.ts'
import { text } from './text.ts'
import { texts } from './texts.ts'

/** The kinds of fields; a new kind does not compile until it is here. */
const forms: { [K in Field['kind']]: FieldForm<FieldOf<K>> } = {
  ...numericForms,
  ...referenceForms,
  ...mediaForms,
  text,
  list,
  texts,
  group,
  records,
}

export function formOf({ kind }: Field): FieldForm {
  return forms[kind]
}

/** Form values of a record; without one, those of an empty form. */
export function valuesOf<T extends ContentType>(
  type: T,
  record: Readonly<Record<string, unknown>> | null,
): FormValuesOf<T>
export function valuesOf(
  type: ContentType,
  record: Readonly<Record<string, unknown>> | null,
): unknown {
  return Object.fromEntries(
    fieldsOf(type).map(([name, field]) => {
      const { read, parse } = formOf(field)
      const response = record?.[name]
      if (read === undefined) return [name, parse(response)]
      return [name, read(field, response, record?.[`${name}Details`])]
    }),
  )
}

/**
 * Form values typed by the declaration; a value of the wrong kind becomes that of an empty form.
 */
export function typedValues<T extends ContentType>(
  type: T,
  values: Readonly<Record<string, unknown>>,
): FormValuesOf<T>
export function typedValues(type: ContentType, values: Readonly<Record<string, unknown>>): unknown {
  return Object.fromEntries(fieldValues(type, values).map(({ name, value }) => [name, value]))
}

interface FieldValue {
  name: string
  field: Field
  form: FieldForm
  value: FormValue
}

/** Fields of a type with their values in a form, in order. */
export function fieldValues(
  type: ContentType,
  values: Readonly<Record<string, unknown>>,
): FieldValue[] {
  return fieldsOf(type).map(([name, field]) => {
    const form = formOf(field)
    return { name, field, form, value: form.parse(values[name]) }
  })
}

/** Multipart body of a write, by default of all fields. Contains only newly chosen files. */
export function bodyOf(
  type: ContentType,
  values: FormValues,
  names: readonly string[] = Object.keys(type.fields),
): FormData {
  const body = new FormData()
  for (const { name, field, form, value } of fieldValues(type, values))
    if (names.includes(name)) form.append(body, name, field, value)
  return body
}

export function mediaIn(field: Field, value: FormValue): MediaValue[] {
  return formOf(field).files?.list(field, value) ?? []
}

/** Files that a save would upload, in the order of the body. */
export function filesIn(
  type: ContentType,
  values: Readonly<Record<string, unknown>>,
): MediaValue[] {
  return fieldValues(type, values)
    .flatMap(({ field, value }) => mediaIn(field, value))
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
): { name: string; value: FormValue } | null {
  const isMeant = (media: MediaValue) =>
    media.kind === 'chosen' && failure.sentence.startsWith(`${media.file.name} `)
  const mark = (media: MediaValue) => (isMeant(media) ? { ...media, failure } : media)
  for (const { name, field, form, value } of fieldValues(type, values))
    if (mediaIn(field, value).some(isMeant))
      return { name, value: form.files?.change(field, value, mark) ?? value }
  return null
}

/** Required fields without a value, in the order of the form. */
export function missingFields(
  type: ContentType,
  values: Readonly<Record<string, unknown>>,
): string[] {
  return fieldValues(type, values)
    .filter(
      ({ field, form, value }) => field.required !== undefined && form.isMissing(field, value),
    )
    .map(({ name }) => name)
}

/** Texts of a field to translate. */
export function slotsOf(field: Field, value: unknown): TranslationSlot[] {
  const { translation, parse } = formOf(field)
  return translation?.slots(field, parse(value)) ?? []
}
