import type { JudgedQuery, QueryGroup } from './judged-query.ts'
import { hinglish } from './queries/hinglish.ts'
import { indianScripts } from './queries/indian-scripts.ts'
import { coloursAndMaterials } from './queries/materials.ts'
import { numbers, seats, sizes } from './queries/measures.ts'
import { hostile, nothing } from './queries/nonsense.ts'
import { inPart } from './queries/partial-matches.ts'
import { phrases } from './queries/phrases.ts'
import { anyOrder, plainEnglish } from './queries/plain-words.ts'
import { sampleGroups } from './queries/sample.ts'
import { synonyms } from './queries/synonyms.ts'
import { misspellings, whileTyping } from './queries/typing.ts'

/** All judged queries, by group. */
export const queryGroups: readonly QueryGroup[] = [
  { name: 'plain English', queries: plainEnglish },
  { name: 'any order', queries: anyOrder },
  { name: 'in part', queries: inPart },
  { name: 'synonyms', queries: synonyms },
  { name: 'Hinglish', queries: hinglish },
  { name: 'Devanagari and Gujarati', queries: indianScripts },
  { name: 'misspellings', queries: misspellings },
  { name: 'phrases', queries: phrases },
  { name: 'sizes', queries: sizes },
  { name: 'seats', queries: seats },
  { name: 'colours and materials', queries: coloursAndMaterials },
  { name: 'while typing', queries: whileTyping },
  { name: 'numbers', queries: numbers },
  { name: 'nothing', queries: nothing },
  { name: 'hostile', queries: hostile },
].map(({ name, queries }) => ({ name, queries: [...queries, ...getSample(name)] }))

function getSample(name: string): readonly JudgedQuery[] {
  return sampleGroups.find((group) => group.name === name)?.queries ?? []
}
