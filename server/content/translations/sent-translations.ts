import { z } from 'zod'
import { type ContentType, fieldsOf } from '../../../domain/content/content-type.ts'
import { isTranslated } from '../../../domain/content/fields/translated-fields.ts'
import { isLanguage, type Language } from '../../../domain/languages/language.ts'
import type { CheckedText } from '../../../domain/languages/translation-texts.ts'
import { type ApiMessage, fieldLabel, message } from '../../../domain/messages/api-message.ts'
import { openText, type TextReading } from '../../fields/field-kind.ts'
import { kindOf } from '../../fields/field-kinds.ts'
import { storedSchemas } from '../../fields/stored-values.ts'
import { invalid } from '../../kernel/errors.ts'
import { type Dictionary, type Input, sentValue } from '../input.ts'
import { type Text, textsByPath } from './translated-texts.ts'

/** Translations of a write by language and path; empty texts remove those that are stored. */
export type SentTranslations = ReadonlyMap<Language, ReadonlyMap<string, Text>>

/** Property of a write with translations. */
export const translationsPart = 'translations'

/**
 * Reads and checks the translations of a write by the rules that need no record. Throws a 422 on
 * `translations` that names language and field.
 */
export function readSentTranslations(
  type: ContentType,
  input: Input,
  defaultLanguage: Language,
): SentTranslations {
  const sent = new Map<Language, Map<string, Text>>()
  for (const [tag, own] of Object.entries(openTranslations(input))) {
    const fields = Object.entries(own)
    const language = readLanguage(type, tag, fields[0]?.[0], defaultLanguage)
    const texts = sent.get(language) ?? new Map<string, Text>()
    for (const [name, value] of fields) {
      const field = new Map(fieldsOf(type)).get(name)
      const fail = (problem: ApiMessage) => translationError(type, language, name, problem)
      if (field === undefined || !isTranslated(field))
        throw fail(message('translations.notTranslated'))
      const textOf = (checked: CheckedText) => {
        if ('error' in checked) throw fail(checked.error)
        return storedSchemas.text.parse(checked.text)
      }
      const add: TextReading['add'] = (path, checked) =>
        texts.set(path, Array.isArray(checked) ? checked.map(textOf) : textOf(checked))
      kindOf(field).readTexts(field, name, value, { add, fail })
    }
    sent.set(language, texts)
  }
  return sent
}

/** Translations of a record's texts that a dictionary has; `values` are the record's. */
export function lookUpTranslations(
  type: ContentType,
  values: Readonly<Record<string, unknown>>,
  dictionary: Dictionary,
): SentTranslations {
  const texts = [...textsByPath(type, values)]
  return new Map(
    [...dictionary].map(([language, known]) => {
      const lookUp = (original: string) => known.get(original) ?? ''
      const found = texts.map(([path, text]): [string, Text] => [
        path,
        typeof text === 'string' ? lookUp(text) : text.map(lookUp),
      ])
      return [language, new Map(found.filter(([, text]) => [text].flat().some(Boolean)))]
    }),
  )
}

/** 422 that names language and field. */
export function translationError(
  type: ContentType,
  language: Language,
  name: string,
  problem: ApiMessage,
): Error {
  return invalid({
    [translationsPart]: message('translations.inField', {
      ...placeOf(language),
      field: describeField(type, name),
      problem,
    }),
  })
}

function placeOf(language: Language) {
  return { language: { label: `languageNames.${language}` }, tag: language }
}

function describeField(type: ContentType, name: string) {
  const field = new Map(fieldsOf(type)).get(name)
  return field === undefined ? name : fieldLabel(field)
}

const translationsSchema = z.record(z.string(), z.record(z.string(), z.unknown()))

function openTranslations(input: Input): z.infer<typeof translationsSchema> {
  const sent = sentValue(input, translationsPart)
  if (sent === undefined || sent === null || sent === '') return {}
  const read = translationsSchema.safeParse(openText(sent))
  if (read.success) return read.data
  throw invalid({ [translationsPart]: message('translations.notByLanguage') })
}

/** `name` is the first field of the language, if any. */
function readLanguage(
  type: ContentType,
  tag: string,
  name: string | undefined,
  defaultLanguage: Language,
): Language {
  const language = tag.trim().toLowerCase()
  if (!isLanguage(language))
    throw invalid({
      [translationsPart]:
        name === undefined
          ? message('translations.unknownLanguage', { tag })
          : message('translations.unknownLanguageOf', { tag, field: describeField(type, name) }),
    })
  if (language !== defaultLanguage) return language
  const problem = message('translations.ownLanguage')
  if (name !== undefined) throw translationError(type, language, name, problem)
  const place = placeOf(language)
  throw invalid({ [translationsPart]: message('translations.inLanguage', { ...place, problem }) })
}
