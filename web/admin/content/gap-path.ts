import type { Role } from '../../../domain/api/credentials.ts'
import type { TranslationGap } from '../../../domain/api/translations.ts'
import type { Language } from '../../../domain/languages/language.ts'
import { gapsParameter, languageParameter } from '../forms/languages/form-url.ts'
import { translationKey } from '../forms/languages/translation-keys.ts'
import { type ContentScreens, fieldHash } from './screens/screen-definition.ts'
import { contentScreens, mayOpen, recordAddress } from './screens/screens.ts'

/** Parameter of a list's URL with the record whose form opens in a dialog. */
export const recordParameter = 'record'

export function screensOfGap({ table }: Pick<TranslationGap, 'table'>): ContentScreens | undefined {
  return contentScreens.find(({ type }) => type.table === table)
}

/** Gaps in records that a person may change. */
export function gapsFor(role: Role | undefined, gaps: readonly TranslationGap[]): TranslationGap[] {
  return gaps.filter((gap) => mayOpen(screensOfGap(gap)?.address ?? '', role))
}

/** URL of a record's form in a language, at its first gap. */
export function gapPath(gap: TranslationGap, language: Language): string {
  const screens = screensOfGap(gap)
  if (screens === undefined) return '/admin'
  const { type, form, address } = screens
  const search = new URLSearchParams({ [languageParameter]: language, [gapsParameter]: '' })
  if (form === 'dialog' && !type.single) search.set(recordParameter, gap._id)
  const path = form === 'page' && type.single ? `${address}/edit` : recordAddress(screens, gap._id)
  const [first] = gap.fields
  const hash = first === undefined ? '' : fieldHash(translationKey(first.name, language))
  return `${path}?${search}${hash}`
}

/** The gap after that of a record; after the last one the first. Undefined if there is no other. */
export function findNextGap(
  gaps: readonly TranslationGap[],
  { table, _id }: Pick<TranslationGap, 'table' | '_id'>,
): TranslationGap | undefined {
  const isHere = (gap: TranslationGap) => gap.table === table && gap._id === _id
  const here = gaps.findIndex(isHere)
  return [...gaps.slice(here + 1), ...gaps].find((gap) => !isHere(gap))
}
