import MiniSearch, { type SearchOptions, type SearchResult } from 'minisearch'
import { stemmer } from 'stemmer'
import queryWords from './query-words.json' with { type: 'json' }
import type { SearchableTarget } from './target-language.ts'

/** Target chosen before, with the words that it was found by. */
export interface Choice {
  id: string
  words: string
}

export interface Ranking {
  /** `all` words match, but for a typing slip (`close`), or only some of them (`some`). */
  match: 'all' | 'close' | 'some'
  /** `isGood` if a label or an alias matches, and not only the screen's name or a text. */
  ranked: { id: string; isGood: boolean }[]
}

const boost = { name: 3, hint: 1, body: 0.5 }
const RECENT_BOOST = 1.2
/** Exceeds every other score. */
const SAME_CHOICE_BOOST = 100

/** Words without meaning for the choice of a target. */
const stopWords = new Set(Object.values(queryWords.stopWords).flatMap(wordsIn))
/** Verbs that fit nearly every target: they count where they match and are ignored elsewhere. */
const optionalWords = new Set(Object.values(queryWords.optionalWords).flatMap(wordsIn))

/** Phrase that a target is found by: its label or an alias, in the user's language or in English. */
interface Phrase {
  id: string
  target: string
  name: string
  hint: string
  body: string
  weight: number
}

export type TargetIndex = MiniSearch<Phrase>

export function indexTargets(targets: readonly SearchableTarget[]): TargetIndex {
  const index = new MiniSearch<Phrase>({
    fields: ['name', 'hint', 'body'],
    storeFields: ['target', 'weight'],
    tokenize: meaningIn,
    processTerm: (word) => [...new Set([word, stemmer(word)])],
  })
  index.addAll(targets.flatMap(phrasesOf))
  return index
}

/**
 * Targets that match the words in any order, best first. Typing slips, then targets that match some
 * of the words, are considered only if nothing else is found.
 */
export function rankTargets(
  index: TargetIndex,
  words: string,
  choices: readonly Choice[] = [],
): Ranking {
  const tokens = meaningIn(words)
  const required = tokens.filter((word) => !optionalWords.has(word))
  const meant = required.length > 0 ? required : tokens
  const rank = (sought: string[], combineWith: 'AND' | 'OR', fuzzy: SearchOptions['fuzzy']) =>
    index.search(
      {
        combineWith,
        queries: sought.map((word) => ({
          combineWith: 'OR',
          queries: [...new Set([word, stemmer(word)])],
        })),
      },
      {
        boost,
        prefix: true,
        fuzzy,
        processTerm: (word) => word,
        boostDocument: (_, __, phrase) =>
          Number(phrase?.weight) * boostOf(phrase?.target, choices, words),
      },
    )
  const exact = [...rank(tokens, 'AND', false), ...rank(meant, 'AND', false)]
  if (exact.length > 0) return { match: 'all', ranked: targetsOf(exact) }
  const close = rank(meant, 'AND', slipsIn)
  if (close.length > 0) return { match: 'close', ranked: targetsOf(close) }
  return { match: 'some', ranked: targetsOf(rank(meant, 'OR', slipsIn)) }
}

/** Target of each phrase found, once. */
function targetsOf(found: SearchResult[]): Ranking['ranked'] {
  const ranked = new Map<string, boolean>()
  for (const { target, match } of found) {
    const isGood = Object.values(match).some((fields) => fields.includes('name'))
    ranked.set(target, isGood || ranked.get(target) === true)
  }
  return [...ranked].map(([id, isGood]) => ({ id, isGood }))
}

/** Letters that may be missing, added or wrong. */
function slipsIn(word: string): number | false {
  if (word.length < 4) return false
  return word.length < 6 ? 1 : 2
}

/** Words except stop words; all of them if there are no others. */
function meaningIn(text: string): string[] {
  const words = wordsIn(text)
  const meant = words.filter((word) => !stopWords.has(word))
  return meant.length > 0 ? meant : words
}

function phrasesOf({ id, body = '', english, ...own }: SearchableTarget): Phrase[] {
  const phrases = [own, ...(english === undefined ? [] : [english])].flatMap(
    ({ label, hint = '', aliases = [] }) =>
      // The many page texts must not hide the few fields with the same words, and earlier aliases
      // are the more usual ones.
      [label, ...aliases].map((name, place) => ({
        name,
        hint,
        weight: (body === '' ? 1 : 0.8) - Math.min(place, 20) / 200,
      })),
  )
  return phrases.map((phrase, number) => ({ ...phrase, id: `${id} ${number}`, target: id, body }))
}

function boostOf(id: unknown, choices: readonly Choice[], words: string): number {
  const choice = choices.find((recent) => recent.id === id)
  if (choice === undefined) return 1
  const typed = words.trim().toLowerCase()
  return choice.words !== '' && choice.words.startsWith(typed) ? SAME_CHOICE_BOOST : RECENT_BOOST
}

/**
 * Words of a text in lower case, without accents and punctuation. Indian letters keep their vowel
 * signs; the dots and nasal signs that many leave out or exchange make no difference.
 */
function wordsIn(text: string): string[] {
  return text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f\u093c\u0abc'’]|\u200c|\u200d/g, '')
    .replaceAll('\u0901', '\u0902')
    .replaceAll('\u0a81', '\u0a82')
    .toLowerCase()
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter((word) => word !== '')
}
