import { expect, it } from 'vitest'
import {
  englishTargets,
  gujaratiTargets,
  hindiTargets,
} from '../../../tests/helpers/target-languages.ts'
import {
  gujaratiWordsOfOwners,
  hindiWordsOfOwners,
  type WordsOfOwners,
  wordsOfOwners,
} from '../../../tests/helpers/words-of-owners.ts'
import { listFields } from './field-targets.ts'
import { listLinkedActions, listScreens } from './screen-targets.ts'
import { aliasesIn, type SearchableTarget, type TargetLanguage } from './target-language.ts'
import { indexTargets, rankTargets, type TargetIndex } from './target-ranking.ts'
import { listOwnActions } from './use-own-actions.ts'
import englishWords from './words/en.json' with { type: 'json' }

const aliasedIds = Object.keys(englishWords)
const aliasesOf = (id: string) => aliasesIn(englishWords, id)

const english = indexTargets(targetsIn(englishTargets))

it.each([hindiTargets, gujaratiTargets])('has the same aliases as English', ({ words }) => {
  expect(Object.keys(words).sort()).toEqual(aliasedIds.toSorted())
})

it('ranks the target that owners mean among the first three', () => {
  expect(missedIn(english, wordsOfOwners)).toEqual([])
  expect(Object.values(wordsOfOwners).flat().length).toBeGreaterThan(60)
})

it('ranks every target among the first twelve for each of its aliases', () => {
  expect(missedAliases(english, aliasesOf)).toEqual([])
  expect(aliasedIds.flatMap(aliasesOf).length).toBeGreaterThan(60)
})

it('declares no alias for an unknown target', () => {
  const ids = new Set(targetsIn(englishTargets).map(({ id }) => id))
  expect(aliasedIds.filter((id) => !ids.has(id))).toEqual([])
})

it.each([
  ['Hindi', hindiTargets, hindiWordsOfOwners],
  ['Gujarati', gujaratiTargets, gujaratiWordsOfOwners],
])('ranks targets in %s for words of that language and of English', (_, language, own) => {
  const index = indexTargets(targetsIn(language))
  expect(missedIn(index, own)).toEqual([])
  expect(missedIn(index, wordsOfOwners)).toEqual([])
  expect(missedAliases(index, aliasesOf)).toEqual([])
  expect(missedAliases(index, (id) => aliasesIn(language.words, id))).toEqual([])
})

it.each([
  ['Hindi', hindiTargets, /\p{Script=Devanagari}/u],
  ['Gujarati', gujaratiTargets, /\p{Script=Gujarati}/u],
])('translates the label of every target into %s', (_, language, script) => {
  const labels = targetsIn(language).map(({ label }) => label)
  expect(labels.filter((label) => !script.test(label))).toEqual([])
})

it('treats letters with and without a dot, and both nasal signs, as equal', () => {
  const index = indexTargets(targetsIn(hindiTargets))
  for (const [typed, same] of [
    ['फोटो', 'फ़ोटो'],
    ['ऊंचाई', 'ऊँचाई'],
  ] as const) {
    expect(firstThree(index, typed)).toHaveLength(3)
    expect(firstThree(index, typed)).toEqual(firstThree(index, same))
  }
})

function targetsIn(language: TargetLanguage): SearchableTarget[] {
  return [
    ...listScreens(language),
    ...listOwnActions(language),
    ...listLinkedActions(language),
    ...listFields('/admin', language),
  ]
}

function firstThree(index: TargetIndex, words: string): string[] {
  const { ranked } = rankTargets(index, words)
  return ranked.slice(0, 3).map(({ id }) => id)
}

function missedIn(index: TargetIndex, expectations: WordsOfOwners) {
  return Object.entries(expectations).flatMap(([expected, all]) =>
    all.filter((words) => !firstThree(index, words).includes(expected)),
  )
}

function missedAliases(index: TargetIndex, aliasesFor: (id: string) => string[]): string[] {
  return aliasedIds.flatMap((id) =>
    aliasesFor(id)
      .filter((phrase) => {
        const found = rankTargets(index, phrase).ranked.slice(0, 12)
        return !found.some((target) => target.id === id)
      })
      .map((phrase) => `${id}: ${phrase}`),
  )
}
