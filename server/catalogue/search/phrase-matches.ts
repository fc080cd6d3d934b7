import { type Match, matchAny, matchEvery, matchWord } from '../../db/search-index/term-index.ts'
import type { SearchWord } from '../../kernel/text-normalisation.ts'
import type { Phrase, Vocabulary } from './search-vocabulary.ts'

/** Products that words may name, and the language that is searched beside the default one. */
type SearchedTexts = Pick<Vocabulary, 'named' | 'language'>

/** Match of products that have each word of a phrase. */
export function matchPhrase(phrase: Phrase, searched: SearchedTexts): Match {
  return matchEvery(
    phrase.map((word) =>
      matchForms(word, searched, ({ normalised }) => normalised === word.normalised),
    ),
  )
}

/** Match of products in which each word of a phrase begins a word. */
export function matchPhraseBeginning(phrase: Phrase, searched: SearchedTexts): Match {
  return matchEvery(
    phrase.map((word) => matchForms(word, searched, (other) => isPrefixOf(word, other), true)),
  )
}

export function isPrefixOf(start: SearchWord, word: SearchWord): boolean {
  return word.spelling.startsWith(start.spelling) || word.normalised.startsWith(start.normalised)
}

const MIN_NORMALISED_LENGTH = 3

/** Match of a word in either form, or of products whose category, choice or value has it. */
function matchForms(
  { spelling, normalised }: SearchWord,
  { named, language }: SearchedTexts,
  isNamed: (word: SearchWord) => boolean,
  isPrefix = false,
): Match {
  const matchIn = (text: string, options: { isPrefix: boolean }) => [
    matchWord(text, options),
    ...(language === null ? [] : [matchWord(text, { ...options, language })]),
  ]
  const forms = isPrefix ? matchIn(spelling, { isPrefix }) : []
  // A very short normalised form matches whole words only; as a prefix it would match half of the
  // catalogue.
  if (!isPrefix || normalised !== spelling)
    forms.push(
      ...matchIn(normalised, { isPrefix: isPrefix && normalised.length >= MIN_NORMALISED_LENGTH }),
    )
  const terms = named.flatMap(({ words, terms }) => (words.some(isNamed) ? terms : []))
  return matchAny([...forms, ...[...new Set(terms)].map((term) => matchWord(term))])
}
