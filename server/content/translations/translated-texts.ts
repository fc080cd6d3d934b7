import type { ContentType } from '../../../domain/content/content-type.ts'
import { translatedFieldsOf } from '../../../domain/content/fields/translated-fields.ts'
import {
  isEmptyTranslations,
  noTranslations,
  type StoredTranslations,
} from '../../db/translations.ts'
import type { Replacement } from '../../fields/field-kind.ts'
import { kindOf } from '../../fields/field-kinds.ts'

type Values = Readonly<Record<string, unknown>>

/** Text at a path, or texts of a list by entry. */
export type Text = string | readonly string[]

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
    replaced[name] = kindOf(field).replaceTexts(field, name, values[name], replacement)
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

/**
 * Translations of a presented record, and of the name that it refers to another one by. Responses of
 * the API leave them out: administrators get them in another form, visitors get the texts themselves.
 */
interface WithTranslations {
  storedTranslations?: StoredTranslations
}

/** Property that adds translations to a presented record; none without any. */
export function translationsProperty(translations: StoredTranslations): WithTranslations {
  return isEmptyTranslations(translations) ? {} : { storedTranslations: translations }
}

export function translationsOf(record: object): StoredTranslations {
  const { storedTranslations = noTranslations }: WithTranslations = record
  return storedTranslations
}

/** The same record, or reference to one, without them. */
export function withoutTranslations(record: object): object {
  const { storedTranslations: _, ...rest }: WithTranslations = record
  return rest
}
