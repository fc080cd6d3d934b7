import { interpolate } from './interpolation.ts'
import { type TextGroupName, type Texts, textGroups } from './page-texts.ts'

/**
 * Resolves the texts of some groups: the shop's `own` texts by id, or the defaults. `names` replace
 * their placeholders in braces.
 */
export function resolveMessages<G extends TextGroupName>(
  own: Readonly<Record<string, string>>,
  names: Record<string, string>,
  ...groups: readonly G[]
): Texts<G> {
  return Object.assign(
    {},
    ...groups.map((group) => resolveEachMessage(textGroups[group].texts, own, names)),
  )
}

/** The same for any texts by id. */
export function resolveEachMessage(
  texts: Readonly<Record<string, { defaultText: string }>>,
  own: Readonly<Record<string, string>>,
  names: Record<string, string>,
): Record<string, string> {
  return Object.fromEntries(
    Object.entries(texts).map(([id, { defaultText }]) => [
      id,
      interpolate(own[id] ?? defaultText, names),
    ]),
  )
}
