import { z } from 'zod'
import { type ContentType, fieldsOf } from '../../../domain/content/content-type.ts'
import type { EntryField, Field } from '../../../domain/content/fields/field-types.ts'
import { splitList } from '../../../domain/content/fields/list-field.ts'
import { isTranslated } from '../../../domain/content/fields/translated-fields.ts'
import { limits } from '../../../domain/content/limits.ts'
import { isLanguage, type Language } from '../../../domain/languages/language.ts'
import {
  type CheckedText,
  checkTranslatedAlt,
  checkTranslatedEntry,
  checkTranslatedHoliday,
  checkTranslatedKnownText,
  checkTranslatedText,
} from '../../../domain/languages/translation-texts.ts'
import { type ApiMessage, fieldLabel, message } from '../../../domain/messages/api-message.ts'
import { storedSchemas } from '../../db/records/columns.ts'
import { invalid } from '../../kernel/errors.ts'
import { fileOfUrl } from '../../media/media-urls.ts'
import { shorten } from '../../storage/file-names.ts'
import type { Input } from '../input.ts'
import { openText } from '../picture-input.ts'
import type { Text } from './translated-texts.ts'

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
      readTexts(field, name, value, { texts, fail })
    }
    sent.set(language, texts)
  }
  return sent
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
  const sent =
    input.kind === 'json'
      ? input.body[translationsPart]
      : input.parts.get(translationsPart)?.findLast((part) => typeof part === 'string')
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

interface Reading {
  texts: Map<string, Text>
  /** Error about the field. */
  fail(problem: ApiMessage): Error
}

/** Adds the texts of a field, or of a field of an entry. */
function readTexts(
  field: Field | EntryField,
  path: string,
  value: unknown,
  { texts, fail }: Reading,
): void {
  const add = (at: string, checked: CheckedText) => {
    if ('error' in checked) throw fail(checked.error)
    texts.set(at, storedSchemas.text.parse(checked.text))
  }
  const keyed = () => {
    const read = keyedTexts.safeParse(value)
    if (read.success) return Object.entries(read.data)
    throw fail(message('fields.notKeyedTexts'))
  }
  switch (field.kind) {
    case 'text':
      add(path, checkTranslatedText(field, value))
      return
    case 'image':
      add(path, checkTranslatedAlt(value))
      return
    case 'list':
      if (field.entries === 'holiday') {
        for (const [day, name] of keyed()) add(`${path}.${day}`, checkTranslatedHoliday(name))
        return
      }
      texts.set(
        path,
        readEntries(splitList(value, field.separator), fail, (entry) =>
          checkTranslatedEntry(field, entry),
        ),
      )
      return
    case 'images':
      for (const [url, alt] of keyed())
        add(`${path}.${fileOfUrl(shorten(url.trim()))}`, checkTranslatedAlt(alt))
      return
    case 'texts':
      for (const [id, text] of keyed()) {
        const known = Object.hasOwn(field.known, id) ? field.known[id] : undefined
        if (known === undefined) throw fail(message('translations.unknownText', { id }))
        add(`${path}.${id}`, checkTranslatedKnownText(known, text))
      }
      return
    case 'records':
      for (const [id, entry] of keyed()) {
        const own = keyedTexts.safeParse(entry)
        if (!own.success) throw fail(message('fields.notKeyedTexts'))
        for (const [name, text] of Object.entries(own.data)) {
          const inner = new Map(Object.entries(field.entries)).get(name)
          if (inner === undefined || !isTranslated(inner))
            throw fail(message('translations.entryNotTranslated', { name }))
          readTexts(inner, `${path}.${id.trim().toLowerCase()}.${name}`, text, { texts, fail })
        }
      }
  }
}

const keyedTexts = z.record(z.string(), z.unknown())

function readEntries(
  value: unknown,
  fail: Reading['fail'],
  check: (entry: unknown) => CheckedText,
): string[] {
  if (!Array.isArray(value)) throw fail(message('fields.notAList'))
  if (value.length > limits.listEntries)
    throw fail(message('fields.tooManyEntries', { max: limits.listEntries }))
  return value.map((entry: unknown) => {
    const checked = check(entry)
    if ('error' in checked) throw fail(checked.error)
    return storedSchemas.text.parse(checked.text)
  })
}
