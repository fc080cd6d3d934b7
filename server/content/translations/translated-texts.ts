import type { ContentType } from '../../../domain/content/content-type.ts'
import type { EntryField, Field, RecordsField } from '../../../domain/content/fields/field-types.ts'
import type { KnownTexts } from '../../../domain/content/fields/texts-field.ts'
import {
  isTranslated,
  translatedFieldsOf,
} from '../../../domain/content/fields/translated-fields.ts'
import { readHoliday } from '../../../domain/time/opening-hours.ts'
import { fileOfUrl } from '../../media/media-urls.ts'

type Values = Readonly<Record<string, unknown>>

/** Text at a path, or texts of a list by entry. */
export type Text = string | readonly string[]

/** Replaces the texts of a record; see `StoredTranslations` for the paths. */
interface Replacement {
  text(path: string, original: string): string
  list(path: string, originals: readonly string[]): string[]
}

/**
 * Values of a record, stored or presented, with each translated text replaced. Of page texts, also
 * those that are not stored are offered for replacement, by their default.
 */
export function replaceTexts(
  type: ContentType,
  values: Values,
  replacement: Replacement,
): Record<string, unknown> {
  const replaced: Record<string, unknown> = { ...values }
  for (const [name, field] of translatedFieldsOf(type))
    replaced[name] = replaceIn(field, name, values[name], replacement)
  return replaced
}

/** Translated texts of a record by path, empty ones included. */
export function textsByPath(type: ContentType, values: Values): ReadonlyMap<string, Text> {
  const texts = new Map<string, Text>()
  replaceTexts(type, values, {
    text(path, original) {
      texts.set(path, original)
      return original
    },
    list(path, originals) {
      texts.set(path, originals)
      return [...originals]
    },
  })
  return texts
}

function replaceIn(
  field: Field | EntryField,
  path: string,
  value: unknown,
  replacement: Replacement,
): unknown {
  switch (field.kind) {
    case 'text':
      return typeof value === 'string' ? replacement.text(path, value) : value
    case 'list': {
      if (!isTexts(value)) return value
      return field.entries === 'holiday'
        ? value.map((entry) => replaceHoliday(path, entry, replacement))
        : replacement.list(path, value)
    }
    case 'texts':
      return replaceKnownTexts(field.known, path, value, replacement)
    case 'image':
      return isPicture(value) ? replaceAlt(path, value, replacement) : value
    case 'images':
      return listOf(value).map((picture) =>
        isPicture(picture)
          ? replaceAlt(`${path}.${fileOf(picture)}`, picture, replacement)
          : picture,
      )
    case 'records':
      return listOf(value).map((entry) => replaceInEntry(field, path, entry, replacement))
    default:
      return value
  }
}

function replaceInEntry(
  { entries }: RecordsField,
  path: string,
  entry: unknown,
  replacement: Replacement,
): unknown {
  if (!isObject(entry)) return entry
  const replaced: Record<string, unknown> = { ...entry }
  for (const [name, field] of Object.entries(entries))
    if (isTranslated(field))
      replaced[name] = replaceIn(field, `${path}.${entry._id}.${name}`, entry[name], replacement)
  return replaced
}

/** Only texts that differ from the original are added to the stored ones. */
function replaceKnownTexts(
  known: KnownTexts,
  path: string,
  value: unknown,
  replacement: Replacement,
): unknown {
  const replaced: Record<string, unknown> = isObject(value) ? { ...value } : {}
  for (const [id, { defaultText }] of Object.entries(known)) {
    const own = replaced[id]
    const original = typeof own === 'string' ? own : defaultText
    const text = replacement.text(`${path}.${id}`, original)
    if (text !== original) replaced[id] = text
  }
  return replaced
}

function replaceHoliday(path: string, entry: string, replacement: Replacement): string {
  const holiday = readHoliday(entry)
  if (holiday === null) return entry
  const { from, until, name } = holiday
  const text = replacement.text(`${path}.${from}`, name)
  if (text === name) return entry
  return `${from === until ? from : `${from}/${until}`} ${text}`
}

interface AnyPicture {
  alt: string
  /** Name of a stored picture. */
  file?: unknown
  /** Address of a presented one. */
  url?: unknown
}

function replaceAlt(path: string, picture: AnyPicture, replacement: Replacement): AnyPicture {
  const alt = replacement.text(path, picture.alt)
  return alt === picture.alt ? picture : { ...picture, alt }
}

function fileOf({ file, url }: AnyPicture): string {
  return typeof url === 'string' ? fileOfUrl(url) : String(file)
}

function isPicture(value: unknown): value is AnyPicture {
  return isObject(value) && typeof value.alt === 'string' && ('file' in value || 'url' in value)
}

function isTexts(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((entry) => typeof entry === 'string')
}

function listOf(value: unknown): unknown[] {
  return Array.isArray(value) ? value : []
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
