import queryWords from './query-words.json' with { type: 'json' }
import type { SearchableTarget, TargetNames } from './target.ts'
import { isTypingSlip } from './typing-slip.ts'
import { stemOf, wordsIn } from './word-stem.ts'

/** Target chosen before, with the words that it was found by. */
export interface Choice {
  id: string
  words: string
}

interface Ranked<T> {
  target: T
  score: number
}

export interface Ranking<T> {
  /** `all` words match, but for a typing slip (`close`), or only some of them (`some`). */
  match: 'all' | 'close' | 'some'
  ranked: Ranked<T>[]
}

/** Score from which on a label or an alias matches, and not only the screen's name or a text. */
export const MIN_GOOD_SCORE = 4

const weights = { label: 10, alias: 9, textLabel: 8, shortBody: 5, hint: 3, body: 1 }
const MAX_SHORT_BODY_WORDS = 4
const COVERAGE_BONUS = 3
const RECENT_BONUS = 1.5
/** Exceeds every other score. */
const SAME_CHOICE_BONUS = 20

/** Words without meaning for the choice of a target. */
const stopWords = new Set(Object.values(queryWords.stopWords).flatMap(wordsIn))
/** Verbs that fit nearly every target: they count where they match and are ignored elsewhere. */
const optionalWords = new Set(Object.values(queryWords.optionalWords).flatMap(wordsIn))

/** Targets with the words of their texts, prepared once for many searches. */
export type TargetIndex<T> = readonly { target: T; phrases: readonly Phrase[] }[]

interface Phrase {
  words: readonly { word: string; stem: string }[]
  weight: number
}

export function indexTargets<T extends SearchableTarget>(targets: readonly T[]): TargetIndex<T> {
  return targets.map((target) => ({ target, phrases: phrasesOf(target) }))
}

/**
 * Targets that match the words in any order, best first. Typing slips, then targets that match some
 * of the words, are considered only if nothing else is found.
 */
export function rankTargets<T extends SearchableTarget>(
  index: TargetIndex<T>,
  words: string,
  choices: readonly Choice[] = [],
): Ranking<T> {
  const tokens = tokensOf(words)
  if (tokens.length === 0) return { match: 'all', ranked: [] }
  const exact = rank(index, tokens, exactQuality, choices, words)
  if (exact.length > 0) return { match: 'all', ranked: exact }
  const close = rank(index, tokens, closeQuality, choices, words)
  if (close.length > 0 || tokens.length === 1) return { match: 'close', ranked: close }
  const optional = tokens.map((token) => ({ ...token, isOptional: true }))
  return { match: 'some', ranked: rank(index, optional, closeQuality, choices, words) }
}

interface Token extends Word {
  isOptional: boolean
}

/** Words of a query; if all of them are optional, all count. */
function tokensOf(words: string): Token[] {
  const kept = meaningIn(words)
  const isOptional = kept.some(({ word }) => !optionalWords.has(word))
  return kept.map((one) => ({ ...one, isOptional: isOptional && optionalWords.has(one.word) }))
}

/** Words except stop words; all of them if there are no others. */
function meaningIn(text: string): Word[] {
  const words = wordsIn(text)
  const meant = words.filter((word) => !stopWords.has(word))
  return (meant.length > 0 ? meant : words).map((word) => ({ word, stem: stemOf(word) }))
}

type Word = Phrase['words'][number]
type Quality = (token: Token, word: Word) => number

function exactQuality({ word: typed, stem }: Token, { word, stem: wordStem }: Word): number {
  if (word === typed || wordStem === stem) return 1
  if (word.startsWith(typed)) return 0.6 + (0.3 * typed.length) / word.length
  return stem.length > 2 && word.startsWith(stem) ? 0.5 : 0
}

function closeQuality(token: Token, word: Word): number {
  return exactQuality(token, word) || (isTypingSlip(token.word, word.word) ? 0.5 : 0)
}

function rank<T extends SearchableTarget>(
  index: TargetIndex<T>,
  tokens: Token[],
  qualityOf: Quality,
  choices: readonly Choice[],
  words: string,
): Ranked<T>[] {
  return index
    .map(({ target, phrases }) => ({ target, score: scoreOf(phrases, tokens, qualityOf) }))
    .filter(({ score }) => score > 0)
    .map(({ target, score }) => ({ target, score: score + bonusOf(target, choices, words) }))
    .sort((one, other) => other.score - one.score)
}

function phrasesOf({ body = '', english, ...names }: SearchableTarget): Phrase[] {
  // The many page texts must not hide the few fields with the same words.
  const labelWeight = body === '' ? weights.label : weights.textLabel
  const bodyWords = meaningIn(body)
  const isShort = bodyWords.length <= MAX_SHORT_BODY_WORDS
  return [
    ...phrasesOfNames(names, labelWeight),
    ...(english === undefined ? [] : phrasesOfNames(english, labelWeight)),
    { words: bodyWords, weight: isShort ? weights.shortBody : weights.body },
  ]
}

function phrasesOfNames(
  { label, hint = '', aliases = [] }: TargetNames,
  labelWeight: number,
): Phrase[] {
  return [
    { words: meaningIn(label), weight: labelWeight },
    // Earlier aliases are the more usual ones.
    ...aliases.map((alias, index) => ({
      words: meaningIn(alias),
      weight: weights.alias - Math.min(index, 20) / 20,
    })),
    { words: meaningIn(hint), weight: weights.hint },
  ]
}

/** 0 if a word matches nowhere; highest if one phrase consists of the words. */
function scoreOf(phrases: readonly Phrase[], tokens: Token[], qualityOf: Quality): number {
  const best = tokens.map(() => 0)
  let together = 0
  for (const { words, weight } of phrases) {
    const matches = tokens.map((token) => bestMatch(token, words, qualityOf))
    const matched = matches.filter(({ quality }) => quality > 0)
    for (const [index, { quality }] of matches.entries()) {
      best[index] = Math.max(best[index] ?? 0, weight * quality)
    }
    const isWhole = matches.every(({ quality }, index) => quality > 0 || tokens[index]?.isOptional)
    if (!isWhole || matched.length === 0) continue
    const quality = matched.reduce((sum, match) => sum + match.quality, 0) / matched.length
    const covered = new Set(matched.map(({ word }) => word)).size / words.length
    together = Math.max(together, weight * (quality + (covered * COVERAGE_BONUS) / weights.label))
  }
  if (best.some((score, index) => score === 0 && !tokens[index]?.isOptional)) return 0
  const found = best.filter((score) => score > 0)
  // Words without a match lower the score of what only some words find.
  const apart = found.reduce((sum, score) => sum + score, 0) / best.length
  return Math.max(together, apart)
}

function bestMatch(token: Token, words: readonly Word[], qualityOf: Quality) {
  let match = { quality: 0, word: '' }
  for (const word of words) {
    const quality = qualityOf(token, word)
    if (quality > match.quality) match = { quality, word: word.word }
  }
  return match
}

function bonusOf({ id }: SearchableTarget, choices: readonly Choice[], words: string): number {
  const choice = choices.find((recent) => recent.id === id)
  if (choice === undefined) return 0
  const typed = words.trim().toLowerCase()
  return choice.words !== '' && choice.words.startsWith(typed) ? SAME_CHOICE_BONUS : RECENT_BONUS
}
