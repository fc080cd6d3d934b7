import { wordList } from '../../../domain/text/word-list.ts'
import type { DeclaredPath } from '../languages/admin-messages.ts'
import type { SearchableTarget, TargetNames } from './target.ts'
import englishWords from './words/en.json' with { type: 'json' }

/**
 * Words of a language for targets, besides their labels: what shop owners type for a screen (by its
 * address), a field (by `type.field`), a section (by `screen.section`) or an action (by its id), the
 * most usual phrase first.
 */
export type TargetWords = typeof englishWords

/** Language that targets are named in. */
export interface TargetLanguage {
  /** Null for English, whose words every language knows, and for a language without a file. */
  words: TargetWords | null
  /** Reads a declared label by its path in the catalogue. */
  declared: (path: DeclaredPath) => string
  /** Reads the English label. */
  english: (path: DeclaredPath) => string
}

/** Stands in while a language is loading, when no target is shown. */
export const loadingTargetLanguage: TargetLanguage = {
  words: null,
  declared: (path) => path,
  english: (path) => path,
}

/** Paths of a target's names in the catalogue. */
export interface NamePaths {
  label: DeclaredPath
  /** Screen, and section of it, that contain the target. */
  places?: readonly DeclaredPath[]
}

/** Names of a target in a language, and the English ones where they are others. */
export function nameTarget(
  id: string,
  { label, places = [] }: NamePaths,
  { words, declared, english: inEnglish }: TargetLanguage,
): TargetNames & Pick<SearchableTarget, 'english'> {
  const english = {
    label: inEnglish(label),
    ...hintOf(places.map(inEnglish)),
    aliases: aliasesIn(englishWords, id),
  }
  const translated = { label: declared(label), ...hintOf(places.map(declared)) }
  return words === null
    ? { ...translated, aliases: english.aliases }
    : { ...translated, aliases: aliasesIn(words, id), english }
}

/** Phrases of a target; none if it has no further names. */
export function aliasesIn(words: Readonly<Record<string, string>>, id: string): string[] {
  return wordList(words[id])
}

function hintOf(places: readonly string[]): Pick<TargetNames, 'hint'> {
  return places.length === 0 ? {} : { hint: places.join(', ') }
}
