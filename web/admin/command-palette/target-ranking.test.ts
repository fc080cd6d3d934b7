import { expect, it } from 'vitest'
import { listFields } from './field-targets.ts'
import { listOwnActions } from './own-actions.ts'
import { listLinkedActions, listScreens } from './screen-targets.ts'
import { indexTargets, rankTargets } from './target-ranking.ts'

const index = indexTargets([
  ...listScreens(),
  ...listOwnActions(),
  ...listLinkedActions(),
  ...listFields('/admin'),
])

it('forgives a typing slip only where nothing else matches', () => {
  expect(rankTargets(index, 'logo').match).toBe('all')
  expect(rankTargets(index, 'lgoo').match).toBe('close')
  expect(rankTargets(index, 'xyzzy').ranked).toEqual([])
  expect(rankTargets(index, '').ranked).toEqual([])
  expect(rankTargets(index, '  ?').ranked).toEqual([])
})

it('leads by what some of the words mean, if nothing has all of them', () => {
  const { match, ranked } = rankTargets(index, 'logo helicopter')
  expect(match).toBe('some')
  expect(ranked[0]?.target.id).toBe('settings.logo')
})

it('puts first what was chosen before for the same words, and prefers recent targets', () => {
  const first = (words: string, ...choices: { id: string; words: string }[]) =>
    rankTargets(index, words, choices).ranked[0]?.target.id
  expect(first('phone')).not.toBe('settings.phoneCountryCode')
  const chosen = { id: 'settings.phoneCountryCode', words: 'phone' }
  expect(first('phone', chosen)).toBe(chosen.id)
  expect(first('pho', chosen)).toBe(chosen.id)
  expect(first('logo', chosen)).toBe('settings.logo')
})
