import { z } from 'zod'
import { type ContentType, fieldsOf } from '../../../domain/content/content-type.ts'
import type { EntryField, Field } from '../../../domain/content/fields/field-types.ts'
import { splitList } from '../../../domain/content/fields/list-field.ts'
import { isTranslated } from '../../../domain/content/fields/translated-fields.ts'
import { limits } from '../../../domain/content/limits.ts'
import {
  englishLanguageNames,
  isLanguage,
  type Language,
} from '../../../domain/languages/language.ts'
import {
  type CheckedText,
  checkTranslatedAlt,
  checkTranslatedEntry,
  checkTranslatedHoliday,
  checkTranslatedKnownText,
  checkTranslatedText,
} from '../../../domain/languages/translation-texts.ts'
import { messages } from '../../../domain/text/validation-messages.ts'
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
      const fail = (message: string) => translationError(type, language, name, message)
      if (field === undefined || !isTranslated(field)) throw fail('this field is not translated.')
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
  message: string,
): Error {
  const place = `${englishLanguageNames[language]} (${language}), ${describeField(type, name)}`
  return invalid({ [translationsPart]: `${place}: ${message}` })
}

/** Label of a field, with its name in the API where that is another word. */
function describeField(type: ContentType, name: string): string {
  const label = new Map(fieldsOf(type)).get(name)?.label ?? name
  return label.toLowerCase() === name.toLowerCase() ? label : `${label} (${name})`
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
  throw invalid({ [translationsPart]: 'must be texts by language and field' })
}

function readLanguage(
  type: ContentType,
  tag: string,
  name: string | undefined,
  defaultLanguage: Language,
): Language {
  const language = tag.trim().toLowerCase()
  const field = name === undefined ? '' : `, ${describeField(type, name)}`
  if (!isLanguage(language))
    throw invalid({ [translationsPart]: `“${tag}”${field}: this language is not known.` })
  if (language !== defaultLanguage) return language
  const place = `${englishLanguageNames[language]} (${language})${field}`
  throw invalid({
    [translationsPart]: `${place}: this is the default language, whose texts are the fields themselves.`,
  })
}

interface Reading {
  texts: Map<string, Text>
  /** Error about the field. */
  fail(message: string): Error
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
    throw fail(messages.notKeyedTexts)
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
        if (known === undefined) throw fail(`there is no text “${id}”.`)
        add(`${path}.${id}`, checkTranslatedKnownText(known, text))
      }
      return
    case 'records':
      for (const [id, entry] of keyed()) {
        const own = keyedTexts.safeParse(entry)
        if (!own.success) throw fail(messages.notKeyedTexts)
        for (const [name, text] of Object.entries(own.data)) {
          const inner = new Map(Object.entries(field.entries)).get(name)
          if (inner === undefined || !isTranslated(inner))
            throw fail(`the field “${name}” is not translated.`)
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
  if (!Array.isArray(value)) throw fail(messages.notAList)
  if (value.length > limits.listEntries) throw fail(messages.tooManyEntries(limits.listEntries))
  return value.map((entry: unknown) => {
    const checked = check(entry)
    if ('error' in checked) throw fail(checked.error)
    return storedSchemas.text.parse(checked.text)
  })
}
