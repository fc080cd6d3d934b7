import { wordList } from '../../../domain/text/word-list.ts'
import type { SearchableTarget, TargetNames } from './target.ts'
import englishWords from './words/en.json' with { type: 'json' }

/**
 * Words of a language for targets, besides the declared labels: the names of the actions, and what
 * shop owners type for a screen (by its address), a field (by `type.field`), a section (by
 * `screen.section`) or an action (by its id), the most usual phrase first.
 */
export type TargetWords = typeof englishWords

export type ActionId = keyof TargetWords['actions']

export const actionNames = englishWords.actions

/** Language that targets are named in. */
export interface TargetLanguage {
  /** Null for English, whose words every language knows, and for a language without a file. */
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
  const english = { label, ...hintOf(places), aliases: aliasesIn(englishWords, id) }
  const actions: Readonly<Record<string, string>> = words?.actions ?? {}
  const translated = {
    label: actions[id] ?? declared(label),
    ...hintOf(places.map(declared)),
  }
  return words === null
    ? { ...translated, aliases: english.aliases }
    : { ...translated, aliases: aliasesIn(words, id), english }
}

/** Phrases of a target; none if it has no further names. */
export function aliasesIn({ aliases }: { aliases: Record<string, string> }, id: string): string[] {
  return wordList(aliases[id])
}

function hintOf(places: readonly string[]): Pick<TargetNames, 'hint'> {
  return places.length === 0 ? {} : { hint: places.join(', ') }
}
