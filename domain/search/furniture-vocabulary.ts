import { colourWords } from './colour-words.ts'
import { furnitureWords } from './furniture-words.ts'
import { materialWords } from './material-words.ts'
import { roomWords } from './room-words.ts'
import { styleWords } from './style-words.ts'
import { useWords } from './use-words.ts'
import type { VocabularyGroup } from './vocabulary-group.ts'

export type { VocabularyGroup }

/**
 * Names that buyers have for furniture, so that a search finds it in other words and scripts. Each
 * group is searched as its words and those of the groups that it includes; the groups near it are
 * offered after them.
 */
export const furnitureVocabulary: readonly VocabularyGroup[] = [
  ...furnitureWords,
  ...roomWords,
  ...useWords,
  ...materialWords,
  ...colourWords,
  ...styleWords,
]
