import { expect, it } from 'vitest'
import type { VocabularyGroup } from '../../../domain/search/furniture-vocabulary.ts'
import { furnitureVocabulary } from '../../../domain/search/furniture-vocabulary.ts'
import { findGroups, groupKinds, otherWords, titleOf } from './group-search.ts'

const alone = { includes: [], near: [] }
const groups: VocabularyGroup[] = [
  { id: 'teak', kind: 'material', words: ['teak', 'sagwan', 'सागवान', 'સાગ'], ...alone },
  { id: 'sofa', kind: 'furniture', words: ['sofa', 'couch'], ...alone },
  { id: 'settle', kind: 'furniture', words: ['settle', 'bench sofa'], ...alone },
]
const idsOf = (text: string, ids: ReadonlySet<string> | null = null) =>
  findGroups(groups, { text, ids }).map(({ kind, groups: found }) => [
    kind,
    ...found.map(({ id }) => id),
  ])

it('lists the groups by kind, furniture first', () => {
  expect(idsOf('')).toEqual([
    ['furniture', 'sofa', 'settle'],
    ['material', 'teak'],
  ])
})

it('finds a group by any of its words, in every script', () => {
  expect(idsOf(' SOFA ')).toEqual([['furniture', 'sofa', 'settle']])
  expect(idsOf('सागवान')).toEqual([['material', 'teak']])
  expect(idsOf('hammock')).toEqual([])
  expect(idsOf('sofa', new Set(['settle', 'teak']))).toEqual([['furniture', 'settle']])
})

it('lists the words of each script separately', () => {
  const teak = groups[0]
  if (teak === undefined) throw new Error('There is no teak.')
  expect(titleOf(teak)).toBe('teak')
  expect(otherWords(teak)).toEqual([
    { lang: undefined, text: 'sagwan' },
    { lang: 'hi', text: 'सागवान' },
    { lang: 'gu', text: 'સાગ' },
  ])
})

it('lists every group of the built-in vocabulary', () => {
  const placed = findGroups(furnitureVocabulary, { text: '', ids: null })
  expect(placed.flatMap((one) => one.groups)).toHaveLength(furnitureVocabulary.length)
  expect(new Set(groupKinds).size).toBe(groupKinds.length)
})
