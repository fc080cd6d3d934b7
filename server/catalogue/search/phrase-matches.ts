import { categoryWord } from '../../db/search-index/product-terms.ts'
import { type Match, matchAny, matchEvery, matchWord } from '../../db/search-index/term-index.ts'
import type { SearchWord } from '../../kernel/text-normalisation.ts'
import type { Phrase, Vocabulary } from './search-vocabulary.ts'

/** Categories that words may name, and the language that is searched beside the default one. */
type SearchedTexts = Pick<Vocabulary, 'categories' | 'language'>

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

/** Match of a word in either form, or of a category whose name has it. */
function matchForms(
  { spelling, normalised }: SearchWord,
  { categories, language }: SearchedTexts,
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
  const named = categories.filter(({ words }) => words.some(isNamed))
  return matchAny([...forms, ...named.map(({ _id }) => matchWord(categoryWord(_id)))])
}
