/** Words that mean the same thing to a buyer. */
export interface VocabularyGroup {
  /** Stable, kebab-case; the settings store it. */
  id: string
  kind: 'furniture' | 'room' | 'material' | 'colour' | 'part' | 'style' | 'seat' | 'use'
  /**
   * The same thing in other words, the first is its title. Words or phrases, lower case, any of the
   * three scripts. Spellings that `wordsOf` reads alike stand here once.
   */
  words: readonly string[]
  /** Ids of groups whose things are this too: wood includes teak, teak does not include wood. */
  includes?: readonly string[]
  /** Ids of groups that are offered after the exact results. */
  near?: readonly string[]
}

/** The words and phrases of a text that separates them by commas. */
export function wordList(text: string): string[] {
  return text.replace(/\s+/g, ' ').trim().split(/ ?, ?/)
}
