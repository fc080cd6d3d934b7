import { categoryWord } from '../../db/search-index/product-terms.ts'
import {
  type IndexColumn,
  type Match,
  matchAny,
  matchEvery,
  matchWithin,
  matchWord,
} from '../../db/search-index/term-index.ts'
import { type SearchWord, wordsOf } from '../../kernel/text-normalisation.ts'

/** A term of a query with its alternatives, each of one or more words. */
export interface SearchTerm {
  /** The term as shown to the visitor. */
  text: string
  alternatives: SearchWord[][]
}

export interface NamedWords {
  _id: string
  words: SearchWord[]
}

/**
 * Parses synonyms: each line, such as `jhoola = swing, jhula`, lists terms with the same meaning.
 */
export function readSynonyms(lines: string[]): SearchWord[][][] {
  return lines
    .map((line) =>
      line
        .split(/[=,;]/)
        .map(wordsOf)
        .filter((term) => term.length > 0),
    )
    .filter((terms) => terms.length > 1)
}

/** Groups the words of a query into terms, longest synonym first, and adds the synonyms. */
export function readTerms(words: SearchWord[], synonyms: SearchWord[][][]): SearchTerm[] {
  const terms: SearchTerm[] = []
  for (let at = 0; at < words.length; ) {
    const span = getLongestTermLength(words.slice(at), synonyms)
    terms.push(termOf(words.slice(at, at + span), synonyms))
    at += span
  }
  return terms
}

/** A term with all its synonyms. */
export function termOf(words: SearchWord[], synonyms: SearchWord[][][]): SearchTerm {
  const groups = synonyms.filter((group) => group.some((term) => isSame(term, words)))
  return {
    text: words
      .map(({ spelling }) => spelling)
      .join(' ')
      .normalize('NFC'),
    alternatives: [words, ...groups.flat().filter((term) => !isSame(term, words))],
  }
}

/**
 * Match of a term: each word of an alternative must be the prefix of a word in the index, in any
 * column or in the given ones.
 */
export function matchTerm(
  { alternatives }: SearchTerm,
  categories: NamedWords[],
  columns?: IndexColumn[],
): Match {
  const any = matchAny(
    alternatives.map((words) => matchEvery(words.map((word) => matchForms(word, categories)))),
  )
  return columns === undefined ? any : matchWithin(columns, any)
}

const MIN_NORMALISED_LENGTH = 3

function matchForms(word: SearchWord, categories: NamedWords[]): Match {
  const prefixes = [matchWord(word.spelling, { isPrefix: true })]
  // A very short normalised form matches whole words only; as a prefix it would match half of the
  // catalogue.
  if (word.normalised !== word.spelling)
    prefixes.push(
      matchWord(word.normalised, { isPrefix: word.normalised.length >= MIN_NORMALISED_LENGTH }),
    )
  const named = categories.filter(({ words }) => words.some((other) => isPrefixOf(word, other)))
  return matchAny([...prefixes, ...named.map(({ _id }) => matchWord(categoryWord(_id)))])
}

export function isPrefixOf(start: SearchWord, word: SearchWord): boolean {
  return word.spelling.startsWith(start.spelling) || word.normalised.startsWith(start.normalised)
}

function getLongestTermLength(words: SearchWord[], synonyms: SearchWord[][][]): number {
  const lengths = synonyms
    .flat()
    .filter((term) => isSame(term, words.slice(0, term.length)))
    .map((term) => term.length)
  return Math.max(1, ...lengths)
}

function isSame(a: SearchWord[], b: SearchWord[]): boolean {
  return (
    a.length === b.length && a.every(({ normalised }, index) => normalised === b[index]?.normalised)
  )
}
