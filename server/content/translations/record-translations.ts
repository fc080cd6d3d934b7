import {
  isEmptyTranslations,
  noTranslations,
  type StoredTranslations,
} from '../../db/records/translations.ts'

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
