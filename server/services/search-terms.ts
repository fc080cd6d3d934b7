import { categoryWord } from '../db/product-index.ts'
import { type SearchWord, wordsOf } from '../search-text.ts'

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
    const span = longestTerm(words.slice(at), synonyms)
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

/** Which columns of the index count: all, or some. */
export type IndexColumn = 'name' | 'groups' | 'facts' | 'description'

/** The term as the index is asked for it: each word of an alternative must begin one of a product's. */
export function matchTerm(
  { alternatives }: SearchTerm,
  categories: NamedWords[],
  columns?: IndexColumn[],
): string {
  const any = alternatives
    .map((words) => matchEvery(words.map((word) => matchWord(word, categories))))
    .join(' OR ')
  return columns === undefined ? `(${any})` : `({${columns.join(' ')}} : (${any}))`
}

export function matchEvery(parts: string[]): string {
  return `(${parts.join(' AND ')})`
}

export function matchAny(parts: string[]): string {
  return `(${parts.join(' OR ')})`
}

const leastFolded = 3

function matchWord(word: SearchWord, categories: NamedWords[]): string {
  const beginnings = [`"${word.spelling}" *`]
  // What hardly a letter is left of must not begin half of the catalogue.
  if (word.folded !== word.spelling)
    beginnings.push(`"${word.folded}"${word.folded.length < leastFolded ? '' : ' *'}`)
  const named = categories.filter(({ words }) => words.some((other) => begins(word, other)))
  return matchAny([...beginnings, ...named.map(({ _id }) => `"${categoryWord(_id)}"`)])
}

export function begins(start: SearchWord, word: SearchWord): boolean {
  return word.spelling.startsWith(start.spelling) || word.folded.startsWith(start.folded)
}

function longestTerm(words: SearchWord[], synonyms: SearchWord[][][]): number {
  const lengths = synonyms
    .flat()
    .filter((term) => isSame(term, words.slice(0, term.length)))
    .map((term) => term.length)
  return Math.max(1, ...lengths)
}

function isSame(a: SearchWord[], b: SearchWord[]): boolean {
  return a.length === b.length && a.every(({ folded }, index) => folded === b[index]?.folded)
}
