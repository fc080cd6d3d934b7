import type { ActionId } from './action-names.ts'
import type { SearchableTarget, TargetNames } from './target.ts'
import { type AliasedId, aliasesOf, phrasesOf } from './target-aliases.ts'

/** Words of a language for targets, besides the declared labels. */
export interface TargetWords {
  actions: Readonly<Record<ActionId, string>>
  /** Phrases by target, separated by commas, the most usual one first. */
  aliases: Readonly<Record<AliasedId, string>>
}

/** Language that targets are named in. */
export interface TargetLanguage {
  /** Null for English, whose words every language knows. */
  words: TargetWords | null
  /** Translates a declared label. */
  declared: (english: string) => string
}

export const originalTargetLanguage: TargetLanguage = { words: null, declared: (text) => text }

/** English names of a target. */
export interface EnglishNames {
  label: string
  /** Screen, and section of it, that contain the target. */
  places?: readonly string[]
}

/** Names of a target in a language, and the English ones where they are others. */
export function nameTarget(
  id: string,
  { label, places = [] }: EnglishNames,
  { words, declared }: TargetLanguage,
): TargetNames & Pick<SearchableTarget, 'english'> {
  const english = { label, ...hintOf(places), aliases: aliasesOf(id) }
  const actions: Readonly<Record<string, string>> = words?.actions ?? {}
  const translated = {
    label: actions[id] ?? declared(label),
    ...hintOf(places.map(declared)),
  }
  return words === null
    ? { ...translated, aliases: english.aliases }
    : { ...translated, aliases: phrasesOf(words.aliases, id), english }
}

function hintOf(places: readonly string[]): Pick<TargetNames, 'hint'> {
  return places.length === 0 ? {} : { hint: places.join(', ') }
}
