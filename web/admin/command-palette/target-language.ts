import type { Messages } from 'use-intl'
import { wordList } from '../../../domain/text/word-list.ts'
import type { DeclaredPath } from '../languages/admin-messages.ts'
import type { IconName } from '../ui/icon.tsx'
import type { Source } from '../ui/image-variant.ts'
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

export type ActionId = keyof Messages['actions']

/** Entry of the palette: a URL of the admin, or an action. */
export interface Target {
  /** Stable name: the key of its aliases and of the recent targets. */
  id: string
  label: string
  /** Screen that contains it, or what else tells it from others. */
  hint?: string
  icon: IconName
  /** Picture of a product, instead of the icon. */
  picture?: Source | null
  /** URL that it leads to; absent for an action. */
  to?: string
  run?: () => void
}

/** Names of a target in one language. */
interface TargetNames {
  label: string
  hint?: string
  /** Further phrases for the same thing. */
  aliases?: readonly string[]
}

/** Target with the texts that a search compares. */
export interface SearchableTarget extends Target, TargetNames {
  /** Its English names, which are found in every language; absent if it has no others. */
  english?: TargetNames
  /** Text that it stands for, such as the default of a page text; found last. */
  body?: string
}
