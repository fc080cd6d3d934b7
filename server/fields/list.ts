import { z } from 'zod'
import { type ListField, splitList } from '../../domain/content/fields/list-field.ts'
import { limits } from '../../domain/content/limits.ts'
import {
  checkTranslatedEntry,
  checkTranslatedHoliday,
} from '../../domain/languages/translation-texts.ts'
import { message } from '../../domain/messages/api-message.ts'
import { furnitureVocabulary } from '../../domain/search/furniture-vocabulary.ts'
import { readHoliday } from '../../domain/time/opening-hours.ts'
import { invalid } from '../kernel/errors.ts'
import {
  type FieldKind,
  jsonKind,
  openText,
  type Part,
  parseComplete,
  parseDraft,
  type Replacement,
  readKeyed,
  textsOf,
} from './field-kind.ts'
import { idsIn, storedSchemas } from './stored-values.ts'

export const listKind: FieldKind<ListField> = {
  ...jsonKind(storedSchemas.list, () => []),
  emptyValue: ({ initial = [] }) => [...initial],
  readParts: ({ separator }, parts) => readListParts(parts, separator),
  check: ({ entries }, value, { name, before }) =>
    entries === 'vocabulary-group' ? checkGroups(name, idsIn(value), idsIn(before)) : value,
  replaceTexts(field, path, value, replacement) {
    if (!isTexts(value)) return value
    return field.entries === 'holiday'
      ? value.map((entry) => replaceHoliday(path, entry, replacement))
      : replacement.list(path, value)
  },
  readTexts(field, path, sent, { add, fail }) {
    if (field.entries === 'holiday') {
      for (const [day, name] of readKeyed(sent, fail))
        add(`${path}.${day}`, checkTranslatedHoliday(name))
      return
    }
    const entries = splitList(sent, field.separator)
    if (!Array.isArray(entries)) throw fail(message('fields.notAList'))
    if (entries.length > limits.listEntries)
      throw fail(message('fields.tooManyEntries', { max: limits.listEntries }))
    add(
      path,
      entries.map((entry) => checkTranslatedEntry(field, entry)),
    )
  },
  presentDraft(field, sent, stored) {
    const entries = parseDraft(z.array(z.string()), sent)
    if (field.entries !== undefined) return parseComplete(field, entries, stored)
    return entries.map((entry) => entry.trim()).filter((entry) => entry !== '')
  },
  mark: ({ entries }, value, marker) =>
    entries === undefined && isTexts(value)
      ? value.map((text, index) => marker.text(text, String(index)))
      : value,
}

/** A single JSON array is taken as it is; otherwise every part is split at the separator. */
export function readListParts(parts: readonly Part[], separator: ',' | '\n'): unknown {
  const texts = textsOf(parts)
  const array = texts.length === 1 ? openText(texts[0]) : null
  return Array.isArray(array) ? array : texts.flatMap((text) => splitList(text, separator))
}

const groups: ReadonlySet<string> = new Set(furnitureVocabulary.map(({ id }) => id))

/** Groups that the record had before may be unknown: a later release may have fewer. */
function checkGroups(name: string, ids: string[], before: string[]): string[] {
  const unknown = ids.find((id) => !groups.has(id) && !before.includes(id))
  if (unknown !== undefined)
    throw invalid({ [name]: message('fields.unknownVocabularyGroup', { id: unknown }) })
  return ids.filter((id) => groups.has(id))
}

function replaceHoliday(path: string, entry: string, replacement: Replacement): string {
  const holiday = readHoliday(entry)
  if (holiday === null) return entry
  const { from, until, name } = holiday
  const text = replacement.text(`${path}.${from}`, name)
  if (text === name) return entry
  return `${from === until ? from : `${from}/${until}`} ${text}`
}

function isTexts(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((entry) => typeof entry === 'string')
}
