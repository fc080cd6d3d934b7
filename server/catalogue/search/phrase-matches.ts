import type { Connection } from '../../db/database.ts'
import {
  type Match,
  matchAny,
  matchEvery,
  matchWord,
  type WordMatch,
} from '../../db/search-index/term-index.ts'
import { trigramIndex } from '../../db/search-index/trigram-index.ts'
import type { SearchWord } from '../../kernel/text-normalisation.ts'
import type { Phrase, Vocabulary } from './search-vocabulary.ts'

/** Products that words may name, and the language that is searched beside the default one. */
type SearchedTexts = Pick<Vocabulary, 'named' | 'language'>

/** Match of products that have each word of a phrase. */
export function matchPhrase(phrase: Phrase, searched: SearchedTexts): Match {
  return matchEvery(
    phrase.map((word) =>
      matchForms(
        [matchWord(word.normalised)],
        searched,
        ({ normalised }) => normalised === word.normalised,
      ),
    ),
  )
}

/**
 * Match of products in which each word of a phrase begins a word; null for a single word that begins
 * no other one.
 */
export async function matchPhraseBeginning(
  connection: Connection,
  phrase: Phrase,
  searched: SearchedTexts,
): Promise<Match | null> {
  const matches: Match[] = []
  let isLonger = phrase.length > 1
  for (const word of phrase) {
    const isOwn = (text: string) => text === word.spelling || text === word.normalised
    const forms = await readBegunForms(connection, word)
    const named = searched.named.flatMap(({ words }) => words)
    isLonger ||=
      forms.some(({ text, isPrefix }) => isPrefix || !isOwn(text)) ||
      named.some((other) => isPrefixOf(word, other) && other.normalised !== word.normalised)
    matches.push(matchForms(forms, searched, (other) => isPrefixOf(word, other)))
  }
  return isLonger ? matchEvery(matches) : null
}

export function isPrefixOf(start: SearchWord, word: SearchWord): boolean {
  return word.spelling.startsWith(start.spelling) || word.normalised.startsWith(start.normalised)
}

/** A shorter normalised form would match half of the catalogue as a prefix. */
const MIN_NORMALISED_LENGTH = 3
/** With more terms, a prefix is faster. */
const MAX_TERMS = 16

/**
 * The indexed words that begin with one of the forms of a word. FTS5 collects all matches of a prefix
 * before it returns one, but reads matches of whole words lazily.
 */
async function readBegunForms(
  connection: Connection,
  { spelling, normalised }: SearchWord,
): Promise<WordMatch[]> {
  const forms = [matchWord(normalised)]
  const beginnings = normalised.length < MIN_NORMALISED_LENGTH ? [spelling] : [spelling, normalised]
  for (const text of new Set(beginnings)) {
    const words = /\p{Number}/u.test(text)
      ? null
      : await trigramIndex.beginning(connection, text, MAX_TERMS + 1)
    if (words === null || words.length > MAX_TERMS) forms.push(matchWord(text, { isPrefix: true }))
    else forms.push(...words.map((word) => matchWord(word)))
  }
  return forms
}

/** Match of the forms of a word, or of products whose category, choice or value has the word. */
function matchForms(
  forms: WordMatch[],
  { named, language }: SearchedTexts,
  isNamed: (word: SearchWord) => boolean,
): Match {
  const translated = language === null ? [] : forms.map((form) => ({ ...form, language }))
  const terms = named.flatMap(({ words, terms }) => (words.some(isNamed) ? terms : []))
  return matchAny([...forms, ...translated, ...[...new Set(terms)].map((term) => matchWord(term))])
}
