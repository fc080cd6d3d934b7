import type { AnyRecord } from '../../../../domain/api/record.ts'
import {
  recordTranslations,
  type TranslationResponse,
} from '../../../../domain/api/translations.ts'
import type { ContentType } from '../../../../domain/content/content-type.ts'
import type { Field } from '../../../../domain/content/fields/field-kinds.ts'
import type { Language } from '../../../../domain/languages/language.ts'
import { formOf, slotsOf, valuesOf } from '../fields/field-forms.ts'
import { type FormValues, isSame, readList, readTexts } from '../form-values.ts'
import { rowsInLanguage, translationKey, translationsOf } from './translation-keys.ts'
import { isMissing, type TranslatedTexts, wholeText } from './translation-slots.ts'

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

export interface TranslationCounts {
  /** Texts without a translation. */
  missing: number
  /** Fields whose original has changed since. */
  outdated: number
}

interface TranslationState {
  type: ContentType
  values: Readonly<Record<string, unknown>>
  /** Values that the record has. */
  stored: Readonly<Record<string, unknown>>
  outdated: OutdatedFields
}

/** True for an outdated translation that is not changed in the form. */
export function isOutdated(
  { values, stored, outdated }: Omit<TranslationState, 'type'>,
  name: string,
  language: Language,
): boolean {
  const key = translationKey(name, language)
  return outdated[language]?.includes(name) === true && isSame(values[key], stored[key])
}

/** Counts of missing and outdated texts in the given fields. */
export function countTranslations(
  state: TranslationState,
  names: readonly string[],
  language: Language,
): TranslationCounts {
  const { type, values } = state
  const counts = { missing: 0, outdated: 0 }
  for (const name of rowsInLanguage(type, [names], language).flat()) {
    const field = type.fields[name]
    if (field === undefined) continue
    const texts = readTexts(values[translationKey(name, language)])
    const missing = slotsOf(field, values[name]).filter((slot) => isMissing(slot, texts, language))
    counts.missing += missing.length
    if (isOutdated(state, name, language)) counts.outdated += 1
  }
  return counts
}

/** Version and values that the changes in a form are based on. */
export interface FormBase {
  version: number
  values: FormValues
  outdated: OutdatedFields
}

/** A record as the base of a form; without one, that of an empty form. */
export function baseOf(type: ContentType, record: AnyRecord | null): FormBase {
  return {
    version: record?.version ?? 0,
    values: formValuesOf(type, record),
    outdated: readOutdated(record),
  }
}
