import {
  recordTranslations,
  type TranslationResponse,
} from '../../../../domain/api/translations.ts'
import type { ContentType } from '../../../../domain/content/content-type.ts'
import type { Field } from '../../../../domain/content/fields/field-kinds.ts'
import type { Language } from '../../../../domain/languages/language.ts'
import { formOf, valuesOf } from '../fields/field-forms.ts'
import { type FormValues, isSame, readList, readTexts } from '../form-values.ts'
import { translationsOf } from './translation-keys.ts'
import { type TranslatedTexts, wholeText } from './translation-slots.ts'

const translationsSchema = recordTranslations.translations.catch({})
const outdatedSchema = recordTranslations.outdated.catch({})

/** Form values of a record with its translations; without a record, those of an empty form. */
export function formValuesOf(
  type: ContentType,
  record: Readonly<Record<string, unknown>> | null,
): FormValues {
  const translations = translationsSchema.parse(record?.translations)
  const values: FormValues = valuesOf(type, record)
  for (const { key, name, language } of translationsOf(type))
    values[key] = textsOf(translations[language]?.[name], values[name])
  return values
}

/** Fields by language whose original has changed since they were translated. */
export type OutdatedFields = Readonly<Record<string, readonly string[]>>

export function readOutdated(record: Readonly<Record<string, unknown>> | null): OutdatedFields {
  return outdatedSchema.parse(record?.outdated)
}

/** The translation with one text changed; an empty one is left out. */
export function withText(texts: TranslatedTexts, key: string, text: string): TranslatedTexts {
  return filled({ ...texts, [key]: text })
}

function textsOf(response: TranslationResponse | undefined, original: unknown): TranslatedTexts {
  if (response === undefined) return {}
  if (typeof response === 'string') return filled({ [wholeText]: response })
  if (Array.isArray(response)) {
    const entries = readList(original).map(
      (entry, index) => [entry, response[index] ?? ''] as const,
    )
    return filled(Object.fromEntries(entries))
  }
  const texts: Record<string, string> = {}
  for (const [key, text] of Object.entries(response)) {
    if (typeof text === 'string') texts[key] = text
    else for (const [name, own] of Object.entries(text)) texts[`${key}.${name}`] = own
  }
  return filled(texts)
}

function filled(texts: TranslatedTexts): TranslatedTexts {
  return Object.fromEntries(
    Object.entries(texts)
      .filter(([, text]) => text.trim() !== '')
      .sort(([one], [other]) => (one < other ? -1 : 1)),
  )
}

interface TranslationChange {
  type: ContentType
  values: FormValues
  /** Values that the record has; null for a new record. */
  before: FormValues | null
}

/** Adds the changed translations to a body; a body without any has no part for them. */
export function appendTranslations(
  body: FormData,
  { type, values, before }: TranslationChange,
): void {
  const sent: Record<string, Record<string, unknown>> = {}
  for (const { key, name, field, language } of translationsOf(type)) {
    const [now, then] = [readTexts(values[key]), readTexts(before?.[key])]
    if (isSame(now, then)) continue
    const { translation, parse } = formOf(field)
    if (before === null && translation?.hasServerKeys) continue
    const texts = translation?.send(field, now, then, parse(values[name]))
    sent[language] = { ...sent[language], [name]: texts }
  }
  if (Object.keys(sent).length > 0) body.append('translations', JSON.stringify(sent))
}

/** Body that saves a stored translation again, so that it is no longer outdated. */
export function confirmationOf(
  field: Field,
  { name, language, values }: { name: string; language: Language; values: FormValues },
  texts: TranslatedTexts,
): FormData {
  const body = new FormData()
  const { translation, parse } = formOf(field)
  const again = translation?.send(field, texts, {}, parse(values[name]))
  body.append('translations', JSON.stringify({ [language]: { [name]: again } }))
  return body
}

/** A translation in words, for comparisons; empty for none. */
export function describeTranslation(value: unknown): string {
  return Object.values(readTexts(value)).join('; ')
}
