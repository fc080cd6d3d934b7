import { wordList } from '../text/word-list.ts'
import type { GroupFile } from './group-file.ts'
import colours from './words/colour.json' with { type: 'json' }
import furniture from './words/furniture.json' with { type: 'json' }
import materials from './words/material.json' with { type: 'json' }
import parts from './words/part.json' with { type: 'json' }
import rooms from './words/room.json' with { type: 'json' }
import seats from './words/seat.json' with { type: 'json' }
import styles from './words/style.json' with { type: 'json' }
import uses from './words/use.json' with { type: 'json' }

/** Words that mean the same thing to a buyer. */
export interface VocabularyGroup {
  /** Stable, kebab-case; the settings store it. */
  id: string
  kind: 'furniture' | 'room' | 'material' | 'colour' | 'part' | 'style' | 'seat' | 'use'
  /**
   * The same thing in other words, the first is its title. Words or phrases, lower case, any of the
   * three scripts. Spellings that `wordsOf` reads alike are listed once.
   */
  words: readonly string[]
  /** Ids of groups whose things are this too: wood includes teak, teak does not include wood. */
  includes: readonly string[]
  /** Ids of groups that are offered after the exact results. */
  near: readonly string[]
}

/**
 * Names that buyers have for furniture, so that a search finds it in other words and scripts. Each
 * group is searched as its words and those of the groups that it includes; the groups near it are
 * offered after them.
 *
 * A shade is included where every buyer calls it by the colour's name, else it is near. Missing on
 * purpose are words that read as another, such as `phool` (full), `बेंत` (bent), `पीले` (pile), `off
 * white` and `matte` (`of` and `mate` are stop words), and those that half of all descriptions have,
 * such as `high` and `polished`. `rust` (rust-proof) and `rose` are in phrases only.
 */
export const furnitureVocabulary: readonly VocabularyGroup[] = [
  ...readGroups('furniture', furniture),
  ...readGroups('room', rooms),
  ...readGroups('use', uses),
  ...readGroups('seat', seats),
  ...readGroups('material', materials),
  ...readGroups('colour', colours),
  ...readGroups('part', parts),
  ...readGroups('style', styles),
]

function readGroups(kind: VocabularyGroup['kind'], groups: GroupFile): VocabularyGroup[] {
  return Object.entries(groups).map(([id, { latin, devanagari, gujarati, includes, near }]) => ({
    id,
    kind,
    words: [latin, devanagari, gujarati].flatMap((text) => wordList(text)),
    includes: wordList(includes),
    near: wordList(near),
  }))
}
