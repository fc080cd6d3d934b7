import { toMessage } from './message.ts'
import { type TextGroupName, type Texts, textsOfGroup } from './page-texts.ts'
import { defaultTexts } from './site-messages.ts'

/**
 * Resolves the texts of some groups: the shop's `own` texts by id, or the defaults. `names` are put in
 * at once.
 */
export function resolveTexts<G extends TextGroupName>(
  own: Readonly<Record<string, string>>,
  names: Record<string, string>,
  ...groups: readonly G[]
): Texts<G> {
  const texts = groups.flatMap((group) =>
    Object.entries(textsOfGroup(group)).map(([id, { values }]) => ({
      [id]: toMessage(own[id] ?? defaultTexts[id] ?? '', values, names),
    })),
  )
  return Object.assign({}, ...texts)
}
