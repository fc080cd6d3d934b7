import { expect, it } from 'vitest'
import { englishTargets } from '../../../tests/helpers/target-languages.ts'
import { listFields } from './field-targets.ts'
import { listLinkedActions, listScreens } from './screen-targets.ts'
import { indexTargets, rankTargets } from './target-ranking.ts'
import { listOwnActions } from './use-own-actions.ts'

const index = indexTargets([
  ...listScreens(englishTargets),
  ...listOwnActions(englishTargets),
  ...listLinkedActions(englishTargets),
  ...listFields('/admin', englishTargets),
])

it('tolerates a typing error only if there is no exact match', () => {
  expect(rankTargets(index, 'logo').match).toBe('all')
  expect(rankTargets(index, 'loggo').match).toBe('close')
  expect(rankTargets(index, 'xyzzy').ranked).toEqual([])
  expect(rankTargets(index, '').ranked).toEqual([])
  expect(rankTargets(index, '  ?').ranked).toEqual([])
})

it('falls back to targets that match some of the words', () => {
  const { match, ranked } = rankTargets(index, 'logo helicopter')
  expect(match).toBe('some')
  expect(ranked[0]?.id).toBe('settings.logo')
})

it('ranks a target chosen before for the same words first, but not for other words', () => {
  const first = (words: string, ...choices: { id: string; words: string }[]) =>
    rankTargets(index, words, choices).ranked[0]?.id
  expect(first('phone')).not.toBe('settings.phoneCountryCode')
  const chosen = { id: 'settings.phoneCountryCode', words: 'phone' }
  expect(first('phone', chosen)).toBe(chosen.id)
  expect(first('pho', chosen)).toBe(chosen.id)
  expect(first('logo', chosen)).toBe('settings.logo')
})
