import type { AnyRecord } from '../../../../domain/api/record.ts'
import { isLanguage, languageNames } from '../../../../domain/languages/language.ts'
import { isSame } from '../../forms/form-values.ts'

/** Names of the languages in which the texts of two versions differ, in their own scripts. */
export function changedLanguages(before: AnyRecord, after: AnyRecord): string[] {
  const [then, now] = [before.translations ?? {}, after.translations ?? {}]
  const tags = [...new Set([...Object.keys(then), ...Object.keys(now)])]
  return tags
    .filter((tag) => !isSame(then[tag], now[tag]))
    .map((tag) => (isLanguage(tag) ? languageNames[tag] : tag))
}
