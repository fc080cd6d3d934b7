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

/** What is searched for in one place of a query: any of some terms, each of one or more words. */
export interface SearchTerm {
  /** As it is told to the visitor. */
  text: string
  alternatives: SearchWord[][]
}

export interface NamedWords {
  _id: string
  words: SearchWord[]
}

/** Each line, such as `jhoola = swing, jhula`, as the terms that mean the same. */
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

/** The words of a query as terms: where one or more of them have synonyms, these are as good. */
export function readTerms(words: SearchWord[], synonyms: SearchWord[][][]): SearchTerm[] {
  const terms: SearchTerm[] = []
  for (let at = 0; at < words.length; ) {
    const span = getLongestTermLength(words.slice(at), synonyms)
    terms.push(termOf(words.slice(at, at + span), synonyms))
    at += span
  }
  return terms
}

/** A term with all that means the same. */
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
 * The term as the index is asked for it: each word of an alternative must begin one of a product's, in
 * any column or in some.
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
  // What hardly a letter is left of must not begin half of the catalogue.
  if (word.folded !== word.spelling)
    prefixes.push(matchWord(word.folded, { isPrefix: word.folded.length >= MIN_NORMALISED_LENGTH }))
  const named = categories.filter(({ words }) => words.some((other) => isPrefixOf(word, other)))
  return matchAny([...prefixes, ...named.map(({ _id }) => matchWord(categoryWord(_id)))])
}

export function isPrefixOf(start: SearchWord, word: SearchWord): boolean {
  return word.spelling.startsWith(start.spelling) || word.folded.startsWith(start.folded)
}

function getLongestTermLength(words: SearchWord[], synonyms: SearchWord[][][]): number {
  const lengths = synonyms
    .flat()
    .filter((term) => isSame(term, words.slice(0, term.length)))
    .map((term) => term.length)
  return Math.max(1, ...lengths)
}

function isSame(a: SearchWord[], b: SearchWord[]): boolean {
  return a.length === b.length && a.every(({ folded }, index) => folded === b[index]?.folded)
}
