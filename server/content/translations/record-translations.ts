import {
  isEmptyTranslations,
  noTranslations,
  type StoredTranslations,
} from '../../db/records/translations.ts'

/**
 * Key of a presented record's translations. A symbol: copies of the record keep it, while no JSON
 * and no page contains it.
 */
const translationsKey = Symbol('translations')

interface WithTranslations {
  [translationsKey]: StoredTranslations
}

/** Property that adds translations to a presented record; none without any. */
export function translationsProperty(translations: StoredTranslations): Partial<WithTranslations> {
  return isEmptyTranslations(translations) ? {} : { [translationsKey]: translations }
}

/** Translations of a presented record, or of the name that it refers to another one by. */
export function translationsOf(record: object): StoredTranslations {
  return hasTranslations(record) ? record[translationsKey] : noTranslations
}

function hasTranslations(record: object): record is WithTranslations {
  return translationsKey in record
}
